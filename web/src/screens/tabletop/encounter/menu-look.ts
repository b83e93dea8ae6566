/** Styles of an encounter's menus, as dark as the table. */
export const menuPopup =
  'max-h-(--available-height) min-w-48 overflow-y-auto rounded-control border border-line p-1.5 font-sans night shadow-2 outline-none'

export const menuItem =
  'flex min-h-touch cursor-default items-center gap-3 rounded-control px-3 text-16 data-disabled:text-ink-2 data-highlighted:bg-night-3'
