// Of Lumino's widgets those that ours are made of: its bundle cannot be cut.
export { Layout } from '@lumino/widgets/src/layout';
export { Panel } from '@lumino/widgets/src/panel';
export { PanelLayout } from '@lumino/widgets/src/panellayout';
export { Widget } from '@lumino/widgets/src/widget';
