// Of what Lumino does with arrays that which its widgets ask for.
export const ArrayExt = {
  fill: (array, value) => array.fill(value),
  firstIndexOf: (array, value) => array.indexOf(value),
  insert: (array, i, value) => { array.splice(i, 0, value); },
  move: (array, from, to) => { array.splice(to, 0, ...array.splice(from, 1)); },
  removeAllWhere: (array, isTaken) => {
    const left = array.filter((each) => !isTaken(each));
    const taken = array.length - left.length;
    array.splice(0, Infinity, ...left);
    return taken;
  },
  removeAt: (array, i) => array.splice(i, 1)[0],
};
