// Of Underscore what Backbone asks of it, and what that finds under its name.
export {
  clone, create, defaults, defer, each, escape, extend, functions, has, isEmpty, isEqual, isFunction, isObject, isString,
  iteratee, keys, matches, once, pick, reduce, result, toPath, uniqueId,
} from 'underscore/modules/index.js';
