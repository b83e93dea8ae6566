import type { QueryClient } from '@tanstack/react-query'
import { isEntityId, type OperationName, type ParamsOf } from '@waybook/contract'

import { savesData } from '#recovery/when-quiet.ts'

import { operationQuery } from './operation-query.ts'

/** More answers are not awaited at a time, however many links the pointer passes. */
const AWAITED_MAX = 3

/**
 * Asks for what a page shows first before it is opened: when the pointer rests on a link to it or a finger touches it. It only reads, so that
 * nothing counts as visited. Not if the user wants to save data, nor while much else is awaited.
 */
export function readAhead<Name extends OperationName>(queries: QueryClient, name: Name, params: ParamsOf<Name>): void {
  const isWanted = Object.values(params).every((id) => isEntityId(String(id)))
  if (!isWanted || savesData() || queries.isFetching() >= AWAITED_MAX) return
  queries.query(operationQuery(name, params)).catch(() => undefined)
}
