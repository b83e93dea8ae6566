import { classNames } from './class-names.ts'

/** Line drawings on a 24 by 24 grid. */
const drawings = {
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  call: 'M4 13v-2l12-5.500v13ZM16 9.500a3 3 0 0 1 0 5M6.500 14.200 8 19.500h3l-1.300-3.800',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 5l-7 7 7 7',
  display: 'M3.500 5.500h17v11h-17ZM9 20h6M12 16.500V20',
  dice: 'M12 2.500 21.500 12 12 21.500 2.500 12ZM8.500 13.500l3.500-3.300 3.500 3.300',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'eye-off':
    'M4 4l16 16M9.900 5.800A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a16 16 0 0 1-3 3.700M6.200 7.600A15.500 15.500 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4-1',
  fog: 'M7.500 18.500a4.500 4.500 0 0 1-.6-8.950 5.500 5.500 0 0 1 10.600 1.200A3.900 3.900 0 0 1 17 18.500Z',
  fist: 'M7 20 4 13.500 6 12l2 2V5.500a1.500 1.500 0 0 1 3 0V11l6 1.200a2.500 2.500 0 0 1 2 3L18 20Z',
  fit: 'M4 6h16v12H4ZM8 10h8v4H8Z',
  dots: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  'full-screen': 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  events: 'M4 6.500h16V20H4ZM4 10.500h16M8 4v4.500M16 4v4.500M8 15h4',
  grid: 'M4 4h16v16H4ZM9.300 4v16M14.700 4v16M4 9.300h16M4 14.700h16',
  history: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 7v5.500l3.500 2',
  home: 'M4 11.500 12 4.500l8 7M6.500 10v9.500h11V10M10 19.500v-5h4v5',
  items: 'M6 9.500h12l1.500 10h-15ZM9 12.500V7a3 3 0 0 1 6 0v5.500',
  leave: 'M10 4.500H5.500v15H10M14.500 8l4 4-4 4M18.500 12H9.500',
  locations:
    'M12 21c-4-4.800-6.500-8-6.500-11.300a6.500 6.500 0 0 1 13 0C18.500 13 16 16.200 12 21ZM12 12.200a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  'new-tab': 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  lock: 'M6.500 11h11A1.500 1.500 0 0 1 19 12.500v6a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 18.500v-6A1.500 1.500 0 0 1 6.500 11ZM8 11V8a4 4 0 0 1 8 0v3',
  map: 'M3 6.500 9 4l6 2.500L21 4v13.500L15 20l-6-2.500L3 20ZM9 4v13.500M15 6.500V20',
  measure: 'M3.500 15.500 15.500 3.500l5 5-12 12ZM7 12l2 2M10 9l3 3M13 6l2 2',
  minus: 'M5 12h14',
  more: 'M4 7h16M4 12h16M4 17h16',
  news: 'M5 5h11v14H6.500A1.500 1.500 0 0 1 5 17.500ZM16 9h3v8.500a1.500 1.500 0 0 1-3 0M8 8.500h5M8 12h5M8 15.500h5',
  notes: 'M5 4.500h14v10l-5 5H5ZM14 19.500v-5h5M8.500 9h7M8.500 12.500h4',
  organizations: 'M6 21V4M6 4.500h13l-3 4.250 3 4.250H6',
  party:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 19.500c.3-3.500 2.800-5.500 6.500-5.500s6.200 2 6.500 5.500M16 11.300a3.300 3.300 0 1 0-1-6.400M18 14.400c2.100.7 3.300 2.500 3.500 5.100',
  rules:
    'M12 6.500C10 5 7 4.500 3.500 4.500v13.500c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2V4.500c-3.500 0-6.500.5-8.500 2ZM12 6.500V20',
  ping: 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7.500 16.500a6.400 6.400 0 0 1 0-9M16.500 16.500a6.400 6.400 0 0 0 0-9M4.700 19.300a10.300 10.300 0 0 1 0-14.600M19.300 19.300a10.300 10.300 0 0 0 0-14.600',
  points: 'M8.500 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12.500 13.500h7v7h-7Z',
  pencil: 'M4 20l1-4.500L16.500 4 20 7.500 8.500 19ZM14 6.500 17.500 10',
  plus: 'M12 5v14M5 12h14',
  redo: 'M20 9H9.500a5 5 0 0 0 0 10H13M16 5l4 4-4 4',
  undo: 'M4 9h10.500a5 5 0 0 1 0 10H11M8 5 4 9l4 4',
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20c.4-4 3.300-6 7.500-6s7.100 2 7.500 6',
  select: 'm6 4 13 7-6 1.800L10 19Z',
  sliders: 'M4 7h9M17 7h3M15 4.500v5M4 17h3M11 17h9M9 14.500v5',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20.500 20.500',
} as const

export type IconName = keyof typeof drawings

const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name)

export const iconNames: readonly IconName[] = Object.keys(drawings).filter(isIconName)

/** Hidden from screen readers, so always use it next to a text. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(
        'size-5.5 shrink-0 fill-none stroke-current stroke-[1.8] [stroke-linecap:round] [stroke-linejoin:round]',
        className,
      )}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
