import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

/** Writes to a store until a write fails, prints the fault, and reads. */
const script = `
import { DatabaseSync } from 'node:sqlite'
const { storageFault } = await import(process.env.STORAGE_FAULT)
const database = new DatabaseSync('waybook.db')
database.exec('pragma journal_mode = wal; create table t (x text)')
const rows = () => database.prepare('select count(*) as n from t').get().n
const insert = database.prepare('insert into t values (?)')
for (;;) {
  const before = rows()
  try {
    insert.run('x'.repeat(10_000))
  } catch (error) {
    console.log(JSON.stringify({ fault: storageFault(error), isUnchanged: rows() === before }))
    break
  }
}
`

it.runIf(process.platform === 'linux')(
  '[STO-161] a disk that refuses writes is not mistaken for a bug, and stored data can still be read',
  async () => {
    // Files of this process may have at most 500 KB. The system refuses further writes like a failing disk.
    const child = spawn(
      'sh',
      ['-c', 'ulimit -f 1000; exec "$0" --input-type=module --eval "$1"', process.execPath, script],
      {
        cwd: await temporaryFolder(),
        env: { STORAGE_FAULT: new URL('../runtime/storage-fault.ts', import.meta.url).href },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    expect(JSON.parse(await text(child.stdout))).toEqual({ fault: 'failing', isUnchanged: true })
  },
)
