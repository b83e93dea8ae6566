import { PageHead } from '#ui/page/page-head.tsx'

import { NotFound } from '../fault/not-found.tsx'
import { AdminNav } from './admin-nav.tsx'
import { ForGameMaster } from './for-game-master.tsx'
import { sections } from './sections.tsx'

/** The administrator's desk; `section` is what stands behind `/admin/`. */
export function AdminScreen({ section }: { readonly section: string }) {
  const found = sections.find(({ path }) => path === section)
  return <ForGameMaster>{found ? <Desk {...found} /> : <NotFound />}</ForGameMaster>
}

function Desk({ path, label, Content }: (typeof sections)[number]) {
  return (
    <>
      <PageHead title={path === '' ? 'Admin' : label} />
      <AdminNav />
      <Content />
    </>
  )
}
