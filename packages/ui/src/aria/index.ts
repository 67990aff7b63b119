/**
 * The components that are built on react-aria: one module of the page, which the shell and all remotes share and which
 * is loaded when the first of them is shown. The components of `forms/` and `navigation/` load it.
 */
export { AriaCalendar, AriaRangeCalendar } from './aria-calendar.tsx';
export { AriaCombobox } from './aria-combobox.tsx';
export { AriaDateField } from './aria-date-field.tsx';
export { AriaNumberField } from './aria-number-field.tsx';
export { AriaSortableList } from './aria-sortable-list.tsx';
export { AriaTabs } from './aria-tabs.tsx';
