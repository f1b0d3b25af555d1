// The widget without a picture that brings our script into a page that has none: in JupyterLab.
import { begin, type Begun } from './begin.ts';
import * as late from './late.ts';

export default {
  initialize(begun: Begun): void {
    begin(begun, {
      late: () => Promise.resolve(late),
      drawings: () => Promise.resolve(begun.model.get('drawings')),
    });
  },
};
