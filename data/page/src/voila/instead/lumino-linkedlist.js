// Lumino's queue of messages, as an array.
export class LinkedList {
  #values = [];
  get isEmpty() { return this.#values.length === 0; }
  [Symbol.iterator]() { return this.#values[Symbol.iterator](); }
  addLast(value) { this.#values.push(value); }
  removeFirst() { return this.#values.shift(); }
}
