import type { HandoutAudience, Sound } from '@waybook/contract'
import { tableSounds } from '@waybook/messages/tableSounds'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { PartyChoice } from '#parts/entity/party-choice.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { announce } from '../announcer.tsx'
import { SoundForm } from './sound-form.tsx'
import { soundsFound, soundWords } from './sound-words.ts'
import { UploadSounds } from './upload-sounds.tsx'
import { usePlaySound } from './use-sound-writes.ts'

const hearers = () =>
  [
    { value: 'everyone', label: tableSounds.everyone() },
    { value: 'some', label: tableSounds.some() },
  ] as const

/** With fewer files, a search is in the way. */
const SEARCHED_FROM = 8

/** All sound files: to play, to add, and to change. It stays open, because a scene often needs music and a sound. */
export function SoundsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useOperation('getSounds', { campaignId: useMe().campaign.id })
  const [changed, setChanged] = useState<Sound | null>(null)
  const [hears, setHears] = useState<'everyone' | 'some'>('everyone')
  const [characters, setCharacters] = useState<readonly string[]>([])
  const [search, setSearch] = useState('')
  if (changed) return <SoundForm sound={changed} onClose={() => setChanged(null)} />
  const audience = hears === 'everyone' ? hears : [...characters]
  const sounds = data?.sounds ?? []
  const found = soundsFound(sounds, search)
  return (
    <Dialog open onClose={onClose} shape="sheet" title={tableSounds.musicAndSounds()}>
      <UploadSounds />
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data ? null : <Spinner />}
      {sounds.length > 0 ? (
        <Segments label={tableSounds.whoHears()} options={hearers()} value={hears} onChange={setHears} />
      ) : null}
      {hears === 'some' ? <PartyChoice chosen={characters} onChoose={setCharacters} /> : null}
      {sounds.length >= SEARCHED_FROM ? (
        <TextField
          type="search"
          label={tableSounds.find()}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      ) : null}
      {found.length > 0 ? (
        <ul aria-label={tableSounds.ofCampaign()} className="grid">
          {found.map((sound) => (
            <li key={sound.id} className="border-b border-line py-2 last:border-0">
              <SoundRow sound={sound} audience={audience} onChange={() => setChanged(sound)} />
            </li>
          ))}
        </ul>
      ) : null}
      {data && found.length === 0 && search !== '' ? <p className="text-ink-2">{tableSounds.noneNamed()}</p> : null}
      <Button onClick={onClose}>{tableSounds.close()}</Button>
    </Dialog>
  )
}

interface SoundRowProps {
  readonly sound: Sound
  readonly audience: HandoutAudience
  readonly onChange: () => void
}

function SoundRow({ sound, audience, onChange }: SoundRowProps) {
  const { id: soundId, name } = sound
  const { mutate, isPending, error } = usePlaySound()
  const isForNobody = audience.length === 0
  const play = (use: 'music' | 'sound') =>
    mutate({ soundId, use, audience }, { onSuccess: () => announce(tableSounds.plays({ name })) })
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p className="min-w-40 flex-1">
        <b className="line-clamp-2 font-semibold wrap-anywhere">{name}</b>
        <span className="text-14 text-ink-2">{soundWords(sound)}</span>
      </p>
      <div className="flex items-center gap-1">
        <Button
          size="small"
          aria-label={tableSounds.playAsMusic({ name })}
          busy={isPending}
          disabled={isForNobody}
          onClick={() => play('music')}
        >
          {tableSounds.music()}
        </Button>
        <Button
          size="small"
          aria-label={tableSounds.playOnce({ name })}
          busy={isPending}
          disabled={isForNobody}
          onClick={() => play('sound')}
        >
          {tableSounds.once()}
        </Button>
        <IconButton label={tableSounds.changeNamed({ name })} title={tableSounds.change()} onClick={onChange}>
          <Icon name="pencil" />
        </IconButton>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}
