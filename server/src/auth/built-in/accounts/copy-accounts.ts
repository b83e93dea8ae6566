import { getAuthTables } from 'better-auth/db'
import { getAdapter } from 'better-auth/db/adapter'
import { getMigrations } from 'better-auth/db/migration'
import * as z from 'zod'

import type { AccountsDatabase, AccountsPlace } from './accounts-database.ts'
import { accountOptions } from './better-auth-options.ts'
import { openAccountsDatabase } from './open-accounts-database.ts'
import { PASSWORD_COST } from './password-hash.ts'

const BATCH = 500

const rows = z.array(z.looseObject({ id: z.string() }))

/**
 * Copies all accounts with their ids, passwords, passkeys, sessions and open links to an empty place, in one transaction. The engines may
 * differ.
 */
export async function copyAccounts(from: AccountsPlace, to: AccountsPlace): Promise<void> {
  const source = await openAccountsDatabase(from)
  const target = await openAccountsDatabase(to)
  try {
    const into = await tablesOf(target.option)
    await source.snapshot(async (option) => {
      const out = await tablesOf(option)
      await into.adapter.transaction(async (tx) => {
        for (const model of into.models) {
          for (let offset = 0; ; offset += BATCH) {
            const sortBy = { field: 'id', direction: 'asc' } as const
            const found = rows.parse(await out.adapter.findMany({ model, limit: BATCH, offset, sortBy }))
            for (const data of found) await tx.create({ model, data, forceAllowId: true })
            if (found.length < BATCH) break
          }
        }
      })
    })
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

/** Creates missing tables, such as those of an older copy. */
async function tablesOf(option: AccountsDatabase['option']) {
  const options = accountOptions(option, COPYING)
  await (await getMigrations(options)).runMigrations()
  const tables = Object.entries(getAuthTables(options))
  const order = ([, table]: (typeof tables)[number]) => table.order ?? Infinity
  // Each table comes after the tables that its rows refer to.
  const models = tables.toSorted((one, other) => Math.sign(order(one) - order(other)) || 0).map(([model]) => model)
  return { adapter: await getAdapter(options), models }
}

/** Placeholders: no requests are served during the copying. */
const COPYING = {
  secret: 'unused, because nobody signs in to a copy',
  baseUrl: 'http://localhost',
  secureCookies: false,
  passwordCost: PASSWORD_COST,
  origins: () => [],
  onEnded: () => {},
  provision: async () => await Promise.resolve(),
  admit: async () => await Promise.resolve(),
}
