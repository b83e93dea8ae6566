import * as fc from 'fast-check'

/** The files of a vault, by path. */
export type VaultFiles = Readonly<Record<string, string>>

const letters = ['abcXYZ', 'äöüßéñł', 'деревняИнн', '龍王城の宿', 'قلعةبيت', 'הרכפר', 'हवेली']
/** An SVG, because the files here are texts. The pictures have the names of another format. */
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>'

/** Names in several scripts, with characters that file systems accept and Obsidian does too. */
const word = fc.oneof(
  ...letters.map((some) => fc.string({ unit: fc.constantFrom(...some.split('')), minLength: 1, maxLength: 6 })),
  fc.constantFrom(
    'Inn',
    'inn',
    'The Inn',
    'index',
    'NPCs',
    'Characters',
    '2024-01-05',
    '12',
    'con',
    'a.b',
    'é',
    'e\u0301',
  ),
)
const folder = fc.array(word, { maxLength: 3 }).map((parts) => parts.map((part) => `${part}/`).join(''))

const front = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '---\n---\n',
    '---\ntags: npc, place/town\n---\n',
    '---\ntags: [1, true, null]\nalias: 7\n---\n',
    '---\naliases:\n- Inn\n- ""\n---\n',
    '---\nname: 12\ntype: NPC\n---\n',
    '---\nvisible: perhaps\n---\n',
    '---\naudience: [Inn]\n---\n',
    '---\nx: [1\n---\n',
    '---\n\tx: 1\n---\n',
    '---\na: &b [c]\nd: *b\n---\n',
    '---\nvisibel: false\n',
    '\uFEFF---\r\nname: Bee\r\n---\r\n',
    '---\nfc-date: { year: 1, month: 2, day: 3 }\ndate: 2024-01-05T10:00\n---\n',
    '---\nnested: { a: { b: [c] } }\nempty:\nproperties: [1]\n---\n',
  ),
)
const target = fc.tuple(folder, word).map((parts) => parts.join(''))
const link = fc
  .tuple(target, fc.constantFrom('', '#Part', '#^block'), fc.constantFrom('', '|shown', String.raw`\|cell`))
  .map((parts) => parts.join(''))
const block = fc.oneof(
  word,
  link.map((to) => `See [[${to}]].`),
  link.map((to) => `![[${to}]]`),
  target.map((to) => `[a](${encodeURI(to)}.md) [b](<../${to}.md#Part>) ![c](./${encodeURI(to)}.png)`),
  link.map((to) => `| a | b |\n|---|---|\n| [[${to}]] | x |`),
  link.map((to) => `\`\`\`dataview\nlist from [[${to}]]\n\`\`\``),
  link.map((to) => `> [!secret] for [[${to}]]\n> Low.`),
  fc.constantFrom('# Title', '%% open', '%%closed%%', '[[', ']]', '<% tp.file.title %>', '$x^2$', '[^1]\n\n[^1]: n'),
)
const note = fc.tuple(front, fc.array(block, { maxLength: 4 })).map(([matter, blocks]) => matter + blocks.join('\n\n'))

const ofOthers: [string, string][] = [
  ['README.md', 'For people'],
  ['.obsidian/app.json', '{}'],
  ['Templates/NPC.md', '<% tp %>'],
  ['campaign.yml', 'name: Other\n'],
]

const file = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      target.map((path) => `${path}.md`),
      note,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      target.map((path) => `${path}.png`),
      fc.constantFrom('no picture', DRAWING),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc
        .tuple(target, fc.constantFrom('canvas', 'pdf', 'mp3', 'heic', 'excalidraw.md', 'css', 'md.bak'))
        .map((parts) => parts.join('.')),
      fc.string(),
    ),
  },
  fc.constantFrom(...ofOthers),
)

/** Vaults with twins, odd names and every kind of link. No file is where another has a folder. */
export const randomVault: fc.Arbitrary<VaultFiles> = fc
  .record({
    files: fc.array(file, { maxLength: 12 }),
    about: fc.constantFrom(
      'name: V\n',
      'name: V\ndefaultVisibility: gameMaster\nfolders: { NPCs: character, Inn: none }\ntags: { npc: character }\n',
    ),
  })
  .map(({ files, about }) => distinct([['campaign.yaml', about], ...files]))

function distinct(files: readonly (readonly [string, string])[]): VaultFiles {
  const chosen = new Map<string, string>()
  const names = new Set<string>()
  for (const [path, content] of files) {
    // Some file systems do not tell these names apart.
    const key = path.normalize('NFC').toLowerCase()
    const parts = key.split('/')
    const above = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'))
    const isFolder = [...names].some((one) => one.startsWith(`${key}/`))
    if (names.has(key) || isFolder || above.some((one) => names.has(one))) continue
    names.add(key)
    chosen.set(path, content)
  }
  return Object.fromEntries(chosen)
}
