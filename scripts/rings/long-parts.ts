/** A part of the outer ring, which `npm run test:long` runs with `LONG=1`. */
export interface LongPart {
  readonly name: string
  /** Vitest runs the test files whose path contains one of these strings. */
  readonly files: readonly string[]
  /** Whether Playwright runs all journeys. */
  readonly journeys: boolean
  /** The duration on two quiet cores, rounded up. */
  readonly minutes: number
  /** Matches files whose changes can cause faults that only this part finds. */
  readonly brokenBy: RegExp
}

/** `bench/tests.md` lists the faults that each part finds and `npm test` doesn't, and the time of its last run. */
export const longParts: readonly LongPart[] = [
  {
    name: 'engines',
    files: [
      'server/src/auth',
      'server/src/bus',
      'server/src/database',
      'server/src/features/jobs',
      'testing/src/features/beginning.test.ts',
      'testing/src/features/continuity',
      'testing/src/features/displays',
      'testing/src/features/drawings',
      'testing/src/features/feeds',
      'testing/src/features/fog',
      'testing/src/features/handouts',
      'testing/src/features/maps',
      'testing/src/features/notes',
      'testing/src/features/proposals',
      'testing/src/features/random-tables',
      'testing/src/features/reveal',
      'testing/src/features/schedule',
      'testing/src/features/sessions',
      'testing/src/features/shares.test',
      'testing/src/features/sight/s',
      'testing/src/features/site.test',
      'testing/src/features/sounds',
      'testing/src/features/table/groups',
      'testing/src/features/table/layout',
      'testing/src/features/text-pictures',
      'testing/src/features/timeline',
      'testing/src/features/trackers',
      'testing/src/features/library',
      'testing/src/features/hands.test',
      'testing/src/features/visits',
      'testing/src/features/walls',
      'testing/src/features/writing',
      'testing/src/http',
      'testing/src/stores',
    ],
    journeys: false,
    minutes: 15,
    brokenBy: /^server\/src\/(auth|bus|database)\/|^server\/src\/features\/.*queries\.ts$/,
  },
  {
    name: 'access',
    files: ['testing/src/access', 'testing/src/http/recent-answers'],
    journeys: false,
    minutes: 15,
    brokenBy:
      /^contract\/src\/|^server\/src\/(http|operations|realtime|rich-text)\/|^server\/src\/features\/.*(presenter|policy|visibility|operations)\.ts$/,
  },
  {
    name: 'processes',
    files: [
      'scripts/release',
      'server/src/app',
      'server/src/blobs',
      'server/src/cli',
      'server/src/features/images',
      'testing/src/budget',
      'testing/src/features/images',
      'testing/src/features/facts/aborted',
      'testing/src/processes',
      'testing/src/stores/s3',
    ],
    journeys: false,
    minutes: 28,
    brokenBy:
      /^deploy\/|^Dockerfile$|^scripts\/release\/|^server\/src\/(app|blobs|bus|cli|database|runtime)\/|^server\/src\/features\/(backups|imports|jobs)\//,
  },
  {
    name: 'browsers',
    files: ['.screen.test.tsx'],
    journeys: true,
    minutes: 25,
    brokenBy: /^(web|e2e)\/|^server\/src\/(auth|http)\//,
  },
  {
    name: 'fuzz',
    files: [
      'datalog/src',
      'entity-text/src',
      'images/src',
      'rules/src/sight',
      'server/src/campaign-folder',
      'server/src/features/dice',
      'server/src/features/facts',
      'server/src/features/imports',
      'server/src/rich-text',
      'testing/src/features/live/convergence',
      'testing/src/features/sight/dungeon-crawl',
      'testing/src/features/table/convergence',
      'testing/src/fuzz',
      'testing/src/play',
    ],
    journeys: false,
    minutes: 36,
    brokenBy:
      /^(datalog|entity-text|images|rules)\/src\/|^server\/src\/(campaign-folder|rich-text)\/|^server\/src\/features\/(checks|dice|encounters|facts|table)\//,
  },
]

const DAY_MS = 86_400_000

/** The part for the day of `now` (milliseconds since 1970). Parts take turns by day. */
export function partOfDay(now: number): LongPart {
  const part = longParts[Math.floor(now / DAY_MS) % longParts.length]
  if (!part) throw new Error('The outer ring has no parts.')
  return part
}

/** The parts to run after a change on the day of `now`: the part of the day, then parts that a changed file can break, within the minutes. */
export function partsAfter(
  changed: readonly string[],
  { now, minutes }: { readonly now: number; readonly minutes: number },
): { readonly run: readonly LongPart[]; readonly left: readonly LongPart[] } {
  const first = partOfDay(now)
  const broken = longParts.filter((part) => part !== first && changed.some((file) => part.brokenBy.test(file)))
  const run = [first]
  const left: LongPart[] = []
  let rest = minutes - first.minutes
  for (const part of broken.toSorted((a, b) => a.minutes - b.minutes)) {
    if (part.minutes > rest) left.push(part)
    else {
      run.push(part)
      rest -= part.minutes
    }
  }
  return { run, left }
}
