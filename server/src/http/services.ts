import type { Auth } from '#auth/auth.ts'
import type { Blobs } from '#blobs/blobs.ts'
import type { ImageProcessor } from '#blobs/processor/image-processor.ts'
import type { UploadStaging } from '#blobs/upload-staging.ts'
import type { Backups } from '#features/backups/backups.ts'
import type { DiceSimulator } from '#features/dice/simulator/dice-simulator.ts'
import type { PublicSettings } from '#features/environment/public-settings.ts'
import type { QueryService } from '#features/facts/query-service.ts'
import type { ImageService } from '#features/images/images.ts'
import type { ImportFolders } from '#features/imports/import-folders.ts'
import type { Store } from '#features/store.ts'

import type { CallLimits } from './limits/call-limits.ts'
import type { LogOptions } from './logging.ts'

/** Everything that the app stands on. Which adapters it stands on is chosen by `app/open-services.ts`, and for tests by the test server. */
export interface AppServices extends LogOptions {
  readonly store: Store
  readonly backups: Backups
  /** Uploaded campaign folders that wait for their import. */
  readonly importFolders: ImportFolders
  readonly blobs: Blobs
  /** Where the bytes of an upload lie until they are a picture. */
  readonly uploadStaging: UploadStaging
  /** Makes pictures of uploads, in all their sizes. */
  readonly imageProcessor: ImageProcessor
  /** Generates pictures. */
  readonly imageService: ImageService
  readonly auth: Auth
  readonly diceSimulator: DiceSimulator
  readonly queryService: QueryService
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
  readonly publicSettings: PublicSettings
}
