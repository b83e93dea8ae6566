const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes in words that are as short as they can be. */
export function sizeOf(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const unit = units[step] ?? 'byte'
  const format = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: step > 1 ? 1 : 0 } as const
  return new Intl.NumberFormat('en', format).format(bytes / 1000 ** step)
}
