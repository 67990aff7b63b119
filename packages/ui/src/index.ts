/**
 * All components of the design system as one module: the page shares it with remotes, which import each component by its
 * own path.
 *
 * @see docs/remotes.md, How it is loaded
 */

export * from './aria/loaded-on-focus.ts';
export * from './buttons/button.tsx';
export * from './buttons/button-class.ts';
export * from './buttons/button-link.tsx';
export * from './buttons/favourite-button.tsx';
export * from './buttons/icon-button.tsx';
export * from './buttons/icon-button-class.ts';
export * from './buttons/removable-chip.tsx';
export * from './buttons/round-button.tsx';
export * from './cards/card.tsx';
export * from './cards/gallery.tsx';
export * from './cards/linked-card.tsx';
export * from './cards/picture.tsx';
export * from './cards/picture-card.tsx';
export * from './cards/picture-source.ts';
export * from './cards/summary-card.tsx';
export * from './dialogs/confirm-dialog.tsx';
export * from './dialogs/dialog.tsx';
export * from './dialogs/dialog-bar.tsx';
export * from './dialogs/field-popup.tsx';
export * from './dialogs/modal.tsx';
export * from './dialogs/popup.tsx';
export * from './dialogs/sheet.tsx';
export * from './dialogs/use-anchor-position.ts';
export * from './format/amount.tsx';
export * from './format/price.tsx';
export * from './format/price-text.ts';
export * from './format/range-words.tsx';
export * from './format/rating.tsx';
export * from './format/stars.tsx';
export * from './format/visually-hidden.tsx';
export * from './forms/calendar.tsx';
export * from './forms/caret.ts';
export * from './forms/check-box.tsx';
export * from './forms/combobox.tsx';
export * from './forms/date-field.tsx';
export * from './forms/date-range-field.tsx';
export * from './forms/field.tsx';
export * from './forms/histogram-of.ts';
export * from './forms/number-field.tsx';
export * from './forms/password-field.tsx';
export * from './forms/radio-group.tsx';
export * from './forms/radio-tabs.tsx';
export * from './forms/range-slider.tsx';
export * from './forms/select-field.tsx';
export * from './forms/slider.tsx';
export * from './forms/text-field.tsx';
export * from './forms/use-focus-when.ts';
export * from './hooks/use-image-fallback.ts';
export * from './hooks/use-live.ts';
export * from './layout/badge.tsx';
export * from './layout/columns.tsx';
export * from './layout/facts.tsx';
export * from './layout/section.tsx';
export * from './layout/sorted-table.tsx';
export * from './layout/table.tsx';
export * from './layout/table-order.ts';
export * from './lists/option.tsx';
export * from './lists/sortable-list.tsx';
export * from './lists/use-options.ts';
export * from './navigation/breadcrumbs.tsx';
export * from './navigation/link.tsx';
export * from './navigation/pagination.tsx';
export * from './navigation/tab-for-key.ts';
export * from './navigation/tabs.tsx';
export * from './states/empty-state.tsx';
export * from './states/message-state.tsx';
export * from './states/notice.tsx';
export * from './states/skeleton.tsx';
export * from './states/spinner.tsx';
export * from './states/waiting.ts';
