import type { Auth } from '#auth/auth.ts'
import type { Blobs } from '#blobs/blobs.ts'
import type { PicturePreparation } from '#blobs/picture-preparation.ts'
import type { ImageProcessor } from '#blobs/processor/image-processor.ts'
import type { UploadStaging } from '#blobs/upload-staging.ts'
import type { Bus } from '#bus/bus.ts'
import type { Backups } from '#features/backups/backups.ts'
import type { Restores } from '#features/backups/restores.ts'
import type { DiceSimulator } from '#features/dice/simulator/dice-simulator.ts'
import type { PublicSettings } from '#features/environment/operations.ts'
import type { QueryService } from '#features/facts/query-service.ts'
import type { ImageService } from '#features/images/images.ts'
import type { ImportFolders } from '#features/imports/import-folders.ts'
import type { PushKeys } from '#features/notifications/push-keys.ts'
import type { Store } from '#features/store.ts'
import type { DiskSpace } from '#runtime/disk-space.ts'
import type { Mailer } from '#runtime/mail/mailer.ts'
import type { OutgoingRequests } from '#runtime/outgoing/outgoing-requests.ts'
import type { Sealer } from '#runtime/sealed-text.ts'

import type { CampaignHosts } from './campaign-hosts.ts'
import type { CallLimits } from './limits/call-limits.ts'
import type { LogOptions } from './logging.ts'

/** The services and settings of the app. `app/open-services.ts` chooses the adapters, in tests the test server does. */
export interface AppServices extends LogOptions {
  readonly store: Store
  /** Connects the servers of this installation. */
  readonly bus: Bus
  readonly backups: Backups
  readonly restores: Restores
  /** Uploaded campaign folders that are waiting to be imported. */
  readonly importFolders: ImportFolders
  readonly blobs: Blobs
  /** Stores the bytes of uploads until they have been processed. */
  readonly uploadStaging: UploadStaging
  /** Converts uploads to pictures in all sizes. */
  readonly imageProcessor: ImageProcessor
  /** Makes the sizes of imported pictures. */
  readonly preparation: PicturePreparation
  /** Measures the free disk space. */
  readonly diskSpace: DiskSpace
  /** The maximum size of all pictures that were added to a campaign. */
  readonly addedPicturesMaxBytes: number
  /** Generates pictures. */
  readonly imageService: ImageService
  readonly auth: Auth
  readonly diceSimulator: DiceSimulator
  readonly queryService: QueryService
  /** The delay of continuity checks after the last edit of a burst, in milliseconds. 1500 by default. */
  readonly continuityQuietMs?: number
  /** Encrypts secrets for the database. */
  readonly sealer: Sealer
  /** Sends requests to addresses that users typed in. */
  readonly outgoing: OutgoingRequests
  /** Sends mails. `null` if the host has set no mail server. */
  readonly mailer: Mailer | null
  readonly pushKeys: PushKeys
  /** How push services reach whoever runs this server: `mailto:` or `https:`. */
  readonly pushSubject: string
  /** The default campaign, which answers at every host that belongs to no other campaign. */
  readonly campaignId: string
  readonly campaignHosts: CampaignHosts
  /** If set, every call must carry it in addition to the session. */
  readonly apiKey: string | null
  readonly callLimits: CallLimits
  /** If set, `/metrics` answers requests that carry this key. */
  readonly metricsKey: string | null
  /** The key that the addresses of shares are derived from. */
  readonly shareKey: Uint8Array
  /** The folder of the built web app. `null` if another server serves the app. */
  readonly webDir: string | null
  /** Whether browsers use https. */
  readonly secure: boolean
  readonly trustProxy: readonly string[]
  /** The settings of this installation that are not secret. */
  readonly publicSettings: PublicSettings
}
