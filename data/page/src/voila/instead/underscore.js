// Of Underscore what Backbone asks of it.
export {
  clone, create, defaults, defer, each, escape, extend, functions, has, isArray, isEmpty, isEqual, isFunction,
  isObject, isRegExp, isString, iteratee, keys, map, matches, once, pick, reduce, result, some, uniqueId,
} from 'underscore/modules/index.js';
