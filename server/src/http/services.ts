import type { Auth } from '../auth/auth.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { ImageProcessor } from '../blobs/processor/image-processor.ts'
import type { UploadStaging } from '../blobs/upload-staging.ts'
import type { Backups } from '../features/backups/backups.ts'
import type { DiceSimulator } from '../features/dice/simulator/dice-simulator.ts'
import type { PublicSettings } from '../features/environment/public-settings.ts'
import type { QueryService } from '../features/facts/query-service.ts'
import type { ImageService } from '../features/images/images.ts'
import type { ImportFolders } from '../features/imports/import-folders.ts'
import type { Store } from '../features/store.ts'
import type { CallLimits } from '../http/limits/call-limits.ts'
import type { LogStream } from '../http/logging.ts'

/** Everything that the app stands on; `main` and the rehearsal choose the adapters. */
export interface AppServices {
  readonly store: Store
  readonly backups: Backups
  /** Where campaigns come in. */
  readonly imports: ImportFolders
  readonly pictures: Blobs
  /** Where uploads come in. */
  readonly arrivals: UploadStaging
  /** Makes pictures of them. */
  readonly workshop: ImageProcessor
  /** Paints pictures. */
  readonly images: ImageService
  readonly signIn: Auth
  readonly throws: DiceSimulator
  readonly queries: QueryService
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
  readonly environment: PublicSettings
  /** Where the log goes; the process's output where it is not said. */
  readonly logStream?: LogStream
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}
