import type { Backups } from './backup/backups.ts'
import type { QueryDesk } from './facts/query-desk.ts'
import type { CallLimits } from './http/bounds/call-limits.ts'
import type { LogStream } from './http/logging.ts'
import type { Imports } from './import/imports.ts'
import type { Images } from './painting/images.ts'
import type { Arrivals } from './pictures/arrivals.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Workshop } from './pictures/workshop/workshop.ts'
import type { SignIn } from './sign-in/sign-in.ts'
import type { Store } from './storage/records.ts'
import type { Throws } from './throw/throws.ts'
import type { Told } from './told-environment.ts'

/** Everything that the app stands on; `main` and the rehearsal choose the adapters. */
export interface House {
  readonly store: Store
  readonly backups: Backups
  /** Where campaigns come in. */
  readonly imports: Imports
  readonly pictures: Pictures
  /** Where uploads come in. */
  readonly arrivals: Arrivals
  /** Makes pictures of them. */
  readonly workshop: Workshop
  /** Paints pictures. */
  readonly images: Images
  readonly signIn: SignIn
  readonly throws: Throws
  readonly queries: QueryDesk
  readonly campaignId: string
  /** The addresses under which browsers may reach us; anything else that writes is refused. */
  readonly origins: () => readonly string[]
  /** Set: every call must carry it beside the session. */
  readonly apiKey: string | null
  readonly callLimits: CallLimits
  /** Set: `/metrics` is there for who carries it. */
  readonly metricsKey: string | null
  /** The built web app; `null` where something else serves it. */
  readonly webDir: string | null
  /** Whether browsers reach us by https. */
  readonly secure: boolean
  readonly trustProxy: readonly string[]
  /** How it is set up, as far as that is no secret. */
  readonly environment: Told
  /** Where the log goes; the process's output where it is not said. */
  readonly logStream?: LogStream
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}
