// Underscore's comparison in place of Lodash's: one of them is enough.
export { isEqual as default } from 'underscore/modules/index.js';
