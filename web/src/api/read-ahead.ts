import type { QueryClient } from '@tanstack/react-query'
import type { OperationName, ParamsOf } from '@waybook/contract'

import { savesData } from '#recovery/when-quiet.ts'

import { entityListQuery, type ListedEntities } from './entity-list-query.ts'
import { operationQuery } from './operation-query.ts'

/** More answers are not awaited at a time, however many links the pointer passes. */
const AWAITED_MAX = 3

/** Not if the user wants to save data, nor while much else is awaited. */
const mayAsk = (queries: QueryClient) => !savesData() && queries.isFetching() < AWAITED_MAX

/**
 * Asks for what a page shows first before it is opened: when the pointer rests on a link to it or a finger touches it. It only reads, so that
 * nothing counts as visited.
 */
export function readAhead<Name extends OperationName>(queries: QueryClient, name: Name, params: ParamsOf<Name>): void {
  if (mayAsk(queries)) queries.query(operationQuery(name, params)).catch(() => undefined)
}

/** The same for the first page of a list. */
export function readListAhead(queries: QueryClient, listed: ListedEntities): void {
  if (mayAsk(queries)) queries.infiniteQuery(entityListQuery(listed)).catch(() => undefined)
}
