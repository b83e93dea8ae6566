import { readdir, readFile } from 'node:fs/promises'

const NS_PER_MS = 1e6

/** The processor time of a server's threads so far, in milliseconds, as reported by Linux; zero without /proc. */
export interface ThreadTimes {
  readonly all: number
  /** The thread that evaluates queries. */
  readonly questions: number
}

export async function threadTimesOf(pid: number): Promise<ThreadTimes> {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder).catch(() => [])
  const read = async (thread: string, file: string) =>
    await readFile(`${folder}/${thread}/${file}`, 'utf8').catch(() => '')
  let [all, questions] = [0, 0]
  for (const thread of threads) {
    const time = Number((await read(thread, 'schedstat')).split(' ')[0] ?? 0) / NS_PER_MS
    all += time
    if ((await read(thread, 'comm')).trim() === 'questions') questions += time
  }
  return { all, questions }
}

export function since(before: ThreadTimes, now: ThreadTimes): ThreadTimes {
  return { all: now.all - before.all, questions: now.questions - before.questions }
}
