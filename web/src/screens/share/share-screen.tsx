import { keepPreviousData } from '@tanstack/react-query'
import { categoryOf, idFromRoute, type EntityType } from '@waybook/contract'
import { share } from '@waybook/messages/share'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { ForGameMaster } from '#parts/campaign/for-game-master.tsx'
import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { endOf } from '#parts/share/share-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { LinkMade } from './link-made.tsx'
import { ShareHow, type How } from './share-how.tsx'
import { SharePreviewCard } from './share-preview-card.tsx'
import { ShareWhat } from './share-what.tsx'

interface ShareScreenProps {
  readonly type: EntityType
  readonly slug: string
}

/** Shares a page, and others with it, by a link with somebody who has no account. */
export function ShareScreen({ type, slug }: ShareScreenProps) {
  const lookup = useEntity(idFromRoute(categoryOf[type], slug))
  const { singular, plural } = typeNames[type]
  return (
    <ForGameMaster>
      {lookup.state === 'found' ? (
        <>
          <Breadcrumbs
            crumbs={[
              { label: plural, href: `/${categoryOf[type]}` },
              { label: lookup.entity.name, href: `/${lookup.entity.id}` },
            ]}
            here={share.share()}
          />
          <PageHead title={share.title()} />
          <ShareForm first={lookup.entity.id} />
        </>
      ) : (
        <LookupPage lookup={lookup} kind={singular} />
      )}
    </ForGameMaster>
  )
}

const MONTH: How = { duration: 'month', note: '', password: null }

function ShareForm({ first }: { readonly first: string }) {
  const [ids, setIds] = useState<readonly string[]>([first])
  const [how, setHow] = useState<How>(MONTH)
  const [show, setShow] = useState<string | undefined>(undefined)
  const [end] = useState(() => Date.now())
  const params = { ids: [...ids], ...(show !== undefined && { show }) }
  const preview = useOperation('previewShare', params, { enabled: ids.length > 0, placeholderData: keepPreviousData })
  const until = endOf(how.duration, end)
  const made = useWrite('createShare', {
    params: () => ({
      ids: [...ids],
      until,
      note: how.note,
      ...(how.password !== null && { password: how.password }),
    }),
  })
  const { data, error } = preview
  if (error) return <ErrorAlert message={error.message} onRetry={() => void preview.refetch()} />
  if (!data) return <Spinner />
  const pages = data.pages.filter(({ id }) => ids.includes(id))
  const choose = (chosen: readonly string[]) => {
    setIds(chosen)
    made.reset()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-8 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-6">
        <ShareWhat ids={ids} pages={pages} onChange={choose} />
        <ShareHow
          how={how}
          until={until}
          onChange={(changed) => {
            setHow(changed)
            made.reset()
          }}
        />
        {made.data ? (
          <LinkMade url={made.data.url} pages={pages.length} until={until} />
        ) : (
          <div className="grid gap-3">
            {made.error ? <ErrorAlert message={made.error.message} /> : null}
            <Button
              variant="primary"
              busy={made.isPending}
              busyLabel={share.making()}
              disabledReason={reasonNotTo(pages, how)}
              className="w-full"
              onClick={() => made.mutate(undefined)}
            >
              <Icon name="link" />
              {share.makeLink()}
            </Button>
          </div>
        )}
      </div>
      <SharePreviewCard preview={data} onShow={setShow} />
    </div>
  )
}

const PASSWORD_MIN = 4

function reasonNotTo(pages: readonly { readonly leftOut: unknown }[], { password }: How): string | undefined {
  if (pages.length === 0) return share.chooseOne()
  if (pages.some(({ leftOut }) => leftOut !== null)) return share.leaveOutHidden()
  if (password !== null && password.length < PASSWORD_MIN) return share.passwordTooShort({ count: PASSWORD_MIN })
  return undefined
}
