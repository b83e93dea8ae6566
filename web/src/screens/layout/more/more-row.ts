/** The look of a row in the sheet behind More. */
export const moreRow =
  'min-h-hit border-line flex w-full items-center gap-3 border-b py-2 text-left font-medium text-ink no-underline'
