import { differing, type Judge } from './judge.ts'

const FILE = /\/api\/files\?page=[^"\\]+/g

/** The game master gets every linked file, and a player who made all calls exactly those that some answer links to for the player. */
export const filesServed: Judge = (transcript) => {
  const wrong = (['gameMaster', 'kessa'] as const).flatMap((viewer) => {
    const lines = transcript.to(viewer)
    const linked = new Set(lines.flatMap(({ text }) => text.match(FILE) ?? []))
    return lines
      .filter(({ name }) => name.startsWith('GET /api/files?'))
      .flatMap(({ name, status }) =>
        differing([viewer, name], { found: status, wanted: linked.has(name.slice('GET '.length)) ? 'ok' : '404' }),
      )
  })
  const asked = transcript.to('kessa').filter(({ name }) => name.startsWith('GET /api/files?'))
  const statuses = [...new Set(asked.map(({ status }) => status))].toSorted()
  return [...wrong, ...differing(['kessa', 'statuses'], { found: statuses, wanted: ['404', 'ok'] })]
}
