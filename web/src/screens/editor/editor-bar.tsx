import { type Person, routeOf } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'

import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { Tag } from '#ui/text/tag.tsx'
import { formatTime } from '#ui/text/words.ts'

import type { EditedPage } from './use-edited-page.ts'

interface EditorBarProps {
  readonly page: EditedPage
  readonly name: string
  readonly others: readonly Person[]
  readonly isHistory: boolean
  readonly onHistory: () => void
  readonly onMore: () => void
}

/** Replaces the navigation: links back to the page, shows where the text is saved, and publishes it. */
export function EditorBar({ page, name, others, isHistory, onHistory, onMore }: EditorBarProps) {
  const { isChanged, isPrivate, isPublishing, publish, draft, conflict } = page
  const words = draftWords(draft)
  return (
    <header className="sticky top-0 z-6 -mt-4 flex min-h-15 items-center gap-2 bg-surface py-1.5 full-bleed md:min-h-17 md:gap-4">
      <PageLink href={routeOf(page.id)} className="line-link min-w-touch gap-1.5 no-underline hover:underline">
        <Icon name="chevron-left" />
        <span className="max-w-[16rem] truncate max-md:sr-only">{editor.backTo({ name })}</span>
      </PageLink>
      <div className="flex min-w-0 items-center gap-2 whitespace-nowrap">
        <Tag tone={isChanged || isPrivate ? 'purple' : 'green'}>
          {isChanged ? editor.draft() : isPrivate ? editor.hidden() : editor.published()}
        </Tag>
        <output className="truncate text-12 text-ink-2 md:text-14">
          {isChanged ? (
            <>
              <span className="max-md:sr-only">{isPublishing ? editor.publishing() : words.long}</span>
              <span aria-hidden="true" className="md:hidden">
                {isPublishing ? '...' : words.short}
              </span>
            </>
          ) : null}
        </output>
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-2 md:gap-3">
        {others.length === 0 ? null : (
          <p className="hidden text-14 text-ink-2 xl:block">
            <WritingToo others={others} />
          </p>
        )}
        <Button aria-pressed={isHistory} onClick={onHistory} className="marks-pressed max-lg:hidden">
          <Icon name="history" />
          {editor.history()}
        </Button>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onMore}
          className="grid size-hit place-items-center rounded-control hover:bg-raised max-md:w-touch"
        >
          <Icon name="dots" className="stroke-[3.5]" />
          <span className="sr-only">{editor.more()}</span>
        </button>
        <Button
          variant="primary"
          aria-keyshortcuts="Control+S"
          busy={isPublishing}
          disabled={!isChanged || conflict !== null}
          onClick={publish}
        >
          {editor.publish()}
        </Button>
      </div>
    </header>
  )
}

const writerElements = { names: (names: string) => <b className="text-ink">{names}</b> }

/** The members who are also writing on the page. */
export function WritingToo({ others }: { readonly others: readonly Person[] }) {
  const names = others.map(({ firstName }) => firstName).join(', ')
  return <RichMessage parts={editor.writingToo({ count: others.length, names }, writerElements)} />
}

/** Where the unpublished text is saved, in a long form and a short one for phones. */
function draftWords({ place, at, failed }: EditedPage['draft']): {
  readonly long: string
  readonly short: string
} {
  const time = at === null ? null : formatTime(at)
  if (failed) return { long: editor.onlyHere(), short: editor.offlineShort() }
  switch (place) {
    case 'server':
      return { long: time === null ? editor.saved() : editor.savedAt({ time }), short: editor.savedShort() }
    case 'device':
      return { long: time === null ? editor.savedHere() : editor.savedHereAt({ time }), short: editor.savedShort() }
    case 'page':
    case 'none':
      return { long: editor.notSaved(), short: editor.typingShort() }
  }
}
