/**
 * Tables that sort by a column, built on TanStack Table: one module of the page, which the shell and all remotes share
 * and which is loaded when the first of them is shown. `layout/sorted-table.tsx` loads it.
 */

export { sortRows } from './sort-rows.ts';
export { SortableTable } from './sortable-table.tsx';
