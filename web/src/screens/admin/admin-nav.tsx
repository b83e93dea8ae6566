import { Link } from '@tanstack/react-router'

import { sections } from './sections.tsx'

const item =
  'min-h-hit text-ink-2 hover:text-ink aria-[current]:text-ink aria-[current]:blaze relative flex items-center rounded-control px-3 font-medium no-underline [--blaze-from:0.75rem]'

/** The way between the pages of the desk. */
export function AdminNav() {
  return (
    <nav aria-label="Admin" className="mb-5 border-b border-line md:mb-6 print:hidden">
      <div className="-ms-3 flex flex-wrap">
        {sections.map(({ path, label }) => (
          <Link key={path} to="/admin/$" params={{ _splat: path }} activeOptions={{ exact: true }} className={item}>
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
