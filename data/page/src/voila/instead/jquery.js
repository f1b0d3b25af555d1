// In place of jQuery: what Backbone's views ask of it.
class One {
  constructor(element) { this[0] = element; }
  attr(values) {
    for (const [name, value] of Object.entries(values)) this[0].setAttribute(name, value);
  }
  remove() { this[0]?.remove(); }
}

export default function $(element) { return element instanceof One ? element : new One(element); }
Object.defineProperty($, Symbol.hasInstance, { value: (element) => element instanceof One });
