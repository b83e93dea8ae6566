import type { AnswerOf, OperationName, ParamsOf } from '@waybook/contract'

import type { Asked } from '../http/asked.ts'

/** What answers an operation: its parameters are valid and the viewer may call it; what they may see is the handler's sight. */
export type Handler<Name extends OperationName> = (asked: Asked, params: ParamsOf<Name>) => Promise<AnswerOf<Name>>

export type Handlers = { readonly [Name in OperationName]?: Handler<Name> }
