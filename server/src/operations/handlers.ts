import type { OperationName, ParamsOf } from '@waybook/contract'

import type { PicturePreparation } from '#blobs/picture-preparation.ts'
import { apiKeyOperations } from '#features/api-keys/operations.ts'
import type { Backups } from '#features/backups/backups.ts'
import { backupOperations } from '#features/backups/operations.ts'
import type { Restores } from '#features/backups/restores.ts'
import { beginningOperations } from '#features/beginning/operations.ts'
import { campaignOperations } from '#features/campaign/operations.ts'
import { campaignsOperations, type Installation } from '#features/campaigns/operations.ts'
import { equipmentOperations } from '#features/characters/equipment-operations.ts'
import { experienceOperations } from '#features/characters/experience-operations.ts'
import { forceOperations } from '#features/characters/force-operations.ts'
import { characterOperations } from '#features/characters/operations.ts'
import { checkOperations } from '#features/checks/operations.ts'
import { storyPointOperations } from '#features/checks/story-point-operations.ts'
import { continuityOperations } from '#features/continuity/operations.ts'
import type { ContinuityRunner } from '#features/continuity/runner.ts'
import { creationOperations } from '#features/creation/operations.ts'
import { diceChangeOperations } from '#features/dice-changes/operations.ts'
import { rollOperations } from '#features/dice/operations.ts'
import { proofOperations } from '#features/dice/proof-operations.ts'
import type { RollService } from '#features/dice/roll-service.ts'
import { displayOperations } from '#features/displays/operations.ts'
import { drawingOperations } from '#features/drawings/operations.ts'
import type { MailServices } from '#features/email/mail-channel.ts'
import { mailOperations } from '#features/email/operations.ts'
import { fightOperations } from '#features/encounters/fight-operations.ts'
import { encounterOperations } from '#features/encounters/operations.ts'
import { turnOperations } from '#features/encounters/turn-operations.ts'
import { entityOperations } from '#features/entities/operations.ts'
import { environmentOperations, type PublicSettings } from '#features/environment/operations.ts'
import { factOperations } from '#features/facts/operations.ts'
import type { QueryService } from '#features/facts/query-service.ts'
import { feedOperations } from '#features/feeds/operations.ts'
import { fogOperations } from '#features/fog/operations.ts'
import { graphOperations } from '#features/graph/operations.ts'
import { handoutOperations } from '#features/handouts/operations.ts'
import { handsOperations } from '#features/hands/operations.ts'
import { imageOperations } from '#features/images/generate-operations.ts'
import { pictureOperations } from '#features/images/picture-operations.ts'
import type { ImportFolders } from '#features/imports/import-folders.ts'
import { expectUpload, importOperations, type ImportServices } from '#features/imports/operations.ts'
import { jobOperations } from '#features/jobs/operations.ts'
import { libraryOperations } from '#features/library/operations.ts'
import { logOperations } from '#features/log/operations.ts'
import { mapOperations } from '#features/maps/operations.ts'
import { memberOperations } from '#features/members/operations.ts'
import { noteOperations } from '#features/notes/operations.ts'
import { notificationOperations } from '#features/notifications/operations.ts'
import type { PushServices } from '#features/notifications/push-channel.ts'
import { expectPictureRoom, type RoomServices } from '#features/pictures/expect-room.ts'
import { preparationOperations } from '#features/pictures/operations.ts'
import { proposalOperations } from '#features/proposals/operations.ts'
import { randomTableOperations } from '#features/random-tables/operations.ts'
import type { OperationHandlers, RequestContext } from '#features/request-context.ts'
import { sceneLayoutOperations } from '#features/scenes/layout-operations.ts'
import { sceneOperations } from '#features/scenes/operations.ts'
import { scheduleOperations } from '#features/schedule/operations.ts'
import { sessionOperations } from '#features/sessions/operations.ts'
import { shareOperations, type ShareServices } from '#features/shares/operations.ts'
import { doorOperations } from '#features/sight/door-operations.ts'
import { sightOperations } from '#features/sight/operations.ts'
import type { SceneSights } from '#features/sight/scene-sights.ts'
import { siteOperations } from '#features/site/operations.ts'
import { soundOperations } from '#features/sounds/operations.ts'
import { groupOperations } from '#features/table/group-operations.ts'
import { tableOperations } from '#features/table/table-operations.ts'
import { tokenOperations } from '#features/table/token-operations.ts'
import { undoOperations } from '#features/table/undo-operations.ts'
import { timelineOperations } from '#features/timeline/operations.ts'
import { trackerOperations } from '#features/trackers/operations.ts'
import { visitOperations } from '#features/visits/operations.ts'
import { wallOperations } from '#features/walls/operations.ts'
import { webhookOperations } from '#features/webhooks/operations.ts'
import type { WebhookServices } from '#features/webhooks/webhook-channels.ts'
import { draftOperations } from '#features/writing/draft-operations.ts'
import { historyOperations } from '#features/writing/history-operations.ts'
import { writingOperations } from '#features/writing/operations.ts'

/** The services that handlers need in addition to the tables. */
export interface OperationServices extends ImportServices, ShareServices, PushServices, MailServices, WebhookServices {
  readonly backups: Backups
  readonly restores: Restores
  readonly installation: Installation
  readonly queryService: QueryService
  readonly preparation: PicturePreparation
  readonly continuity: ContinuityRunner
  readonly rollService: RollService
  /** The meshes of walls, and what is seen in them. */
  readonly sights: SceneSights
  /** The settings of this installation without secrets. */
  readonly publicSettings: PublicSettings
}

/** Every operation of the contract with its handler. A missing one is a compile error. */
export function operationHandlers(services: OperationServices): OperationHandlers {
  return {
    ...entityOperations,
    ...graphOperations,
    ...writingOperations(services.auth),
    ...historyOperations(services.auth),
    ...draftOperations,
    ...characterOperations,
    ...forceOperations,
    ...equipmentOperations,
    ...libraryOperations,
    ...creationOperations(services.auth),
    ...experienceOperations,
    ...checkOperations(services.rollService, services.sights),
    ...storyPointOperations,
    ...encounterOperations,
    ...fightOperations,
    ...turnOperations,
    ...proofOperations,
    ...sceneOperations,
    ...sceneLayoutOperations,
    ...tableOperations,
    ...tokenOperations(services.sights),
    ...groupOperations,
    ...undoOperations,
    ...fogOperations,
    ...drawingOperations,
    ...wallOperations(services.sights),
    ...doorOperations(services.sights),
    ...sightOperations(services.sights),
    ...webhookOperations(services),
    ...mailOperations(services),
    ...trackerOperations,
    ...soundOperations(() => Date.now()),
    ...randomTableOperations(services.rollService),
    ...handsOperations,
    ...handoutOperations,
    ...rollOperations,
    ...diceChangeOperations(services.rollService),
    ...factOperations(services.queryService),
    ...continuityOperations(services.continuity),
    ...pictureOperations,
    ...preparationOperations(services.preparation),
    ...imageOperations,
    ...jobOperations,
    ...campaignOperations,
    ...mapOperations,
    ...memberOperations(services),
    ...noteOperations,
    ...notificationOperations(services),
    ...proposalOperations,
    ...sessionOperations,
    ...scheduleOperations(services.auth, () => Date.now()),
    ...timelineOperations,
    ...displayOperations,
    ...logOperations(services.auth, () => Date.now()),
    ...beginningOperations(services.auth, services.installation),
    ...visitOperations(() => Date.now()),
    ...apiKeyOperations(services.auth),
    ...feedOperations(services.auth),
    ...shareOperations(services),
    ...siteOperations,
    ...importOperations(services),
    ...backupOperations(services),
    ...campaignsOperations(services.installation),
    ...environmentOperations(services.publicSettings),
  }
}

/** The requirements of a write outside the records. They are checked before the transaction, which awaits only the database. */
export type Expectations = {
  readonly [Name in OperationName]?: (context: RequestContext, params: ParamsOf<Name>) => Promise<void>
}

export function expectationsOf(services: RoomServices & { readonly importFolders: ImportFolders }): Expectations {
  return {
    generateImage: async ({ records }) => await expectPictureRoom(services, records),
    importCampaign: async ({ campaignId }, { importId }) =>
      await expectUpload(services.importFolders, campaignId, importId),
  }
}
