import type { QueryClient } from '@tanstack/react-query'
import type { OperationName, ParamsOf } from '@waybook/contract'

import { savesData } from '#recovery/when-quiet.ts'

import { entityListQuery, type ListedEntities } from './entity-list-query.ts'
import { operationQuery } from './operation-query.ts'

/** Limits the pending requests, however many links the pointer passes. */
const AWAITED_MAX = 3

/** No prefetching if the user saves data, or while many requests are pending. */
const mayAsk = (queries: QueryClient) => !savesData() && queries.isFetching() < AWAITED_MAX

/**
 * Prefetches the first data of a page when the pointer rests on a link to it or a finger touches it. It only reads, so the page doesn't count as
 * visited.
 */
export function readAhead<Name extends OperationName>(queries: QueryClient, name: Name, params: ParamsOf<Name>): void {
  if (mayAsk(queries)) queries.query(operationQuery(name, params)).catch(() => undefined)
}

/** Prefetches the first page of a list. */
export function readListAhead(queries: QueryClient, listed: ListedEntities): void {
  if (mayAsk(queries)) queries.infiniteQuery(entityListQuery(listed)).catch(() => undefined)
}
