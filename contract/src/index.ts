export * from './access.ts'
export { campaignPath, isAddedCampaignId, readCampaignPath } from './campaign-path.ts'
export * from './character-limits.ts'
export * from './display.ts'
export { said, type CodedSentence, type Said, type Sentence } from './said.ts'
export { linkTo, shownTextOf, standInOf, type LinkedEntity } from './entity-link.ts'
export { idFromRoute, isEntityId, nameFromId, readEntityId, routeOf, slugOf, toSlug, typeOfId } from './entity-id.ts'
export * from './entity-type.ts'
export * from './first-steps.ts'
export * from './graph-kind.ts'
export * from './import.ts'
export * from './live.ts'
export * from './me.ts'
export { takesIdempotencyKey } from './keyless.ts'
export { ACCOUNT_HEADER, IDEMPOTENCY_KEY_HEADER, idempotencyKey } from './idempotency-key.ts'
export {
  firstPictures,
  isLoadedWhole,
  isWide,
  PICTURE_SIZES,
  srcSetOf,
  srcSetToFull,
  TALL_COVER_MEDIA,
  type ShownPicture,
} from './first-picture.ts'
export { failureOf, type FailedResponse } from './failure.ts'
export { type KeylessWrite, type Operation, type ReadOperation, type WriteOperation } from './operation.ts'
export * from './operations.ts'
export * from './bootstrap-data.ts'
export { TIMELINE_LIMIT_DEFAULT, TIMELINE_LIMIT_MAX } from './operations/timeline.ts'
export {
  LIST_FIRST_PAGE,
  LIST_LIMIT_MAX,
  LIST_LONG_PAGE,
  SHOWN_AT_ONCE_MAX,
  type ShownCount,
} from './operations/entities.ts'
export { REMOVED_IMAGES_RETENTION_MS, type RemovedImage } from './operations/images.ts'
export { CHECK_PARTS_MAX } from './operations/checks.ts'
export { COMBATANTS_MAX, GROUP_MAX } from './operations/encounters.ts'
export type { ArchetypeOffer, CareerOffer, TalentOffer } from './operations/creation.ts'
export { LIBRARY_PAGE } from './operations/library.ts'
export { LINE_MAX } from './operations/sessions.ts'
export { DRAFTS_MAX } from './operations/drafts.ts'
export {
  ADDED_TOKENS_MAX,
  CHANGED_TOKENS_MAX,
  PLACED_TOKENS_MAX,
  TOKENS_MAX,
  WAY_CORNERS_MAX,
  type TableAction,
} from './operations/table.ts'
export { areOthers, newerEncounter, newerPoints, offerCounted, usesOthers, withCheck } from './play-state.ts'
export type { Offering } from './play-state.ts'
export * from './problem.ts'
export { readPublishableKey } from './publishable-key.ts'
export * from './screen-path.ts'
export * from './records/api-key.ts'
export type { Beginning, FirstPage, FirstSteps } from './records/beginning.ts'
export * from './records/note.ts'
export * from './records/proposal.ts'
export * from './records/calendar.ts'
export * from './records/session.ts'
export {
  ANSWER_NOTE_MAX,
  RHYTHM_AHEAD_MS,
  SESSION_MINUTES_DEFAULT,
  SESSION_NOTE_MAX,
  SESSION_OPTIONS_MAX,
  SESSION_PLACE_MAX,
  SESSION_TITLE_MAX,
  type Attendee,
  type PastSession,
  type PlannedSession,
  type SessionAnswer,
  type SessionPlan,
  type SessionRhythm,
} from './records/schedule.ts'
export {
  WEBHOOKS_MAX,
  WEBHOOK_NAME_MAX,
  webhookKinds,
  type Webhook,
  type WebhookChannel,
  type WebhookKind,
  type WebhookPreview,
} from './records/webhook.ts'
export {
  DEFAULT_NOTIFICATIONS,
  DEVICES_MAX,
  DEVICE_NAME_MAX,
  notificationKinds,
  type NotificationChoice,
  type NotificationKind,
  type MailState,
  type PushDevice,
  type PushMessage,
  type PushSubscriptionKeys,
} from './records/notification.ts'
export {
  BACKUP_PATH,
  EXPORT_ACTOR_PATH,
  EXPORT_PATH,
  EXPORT_PLAYED_PATH,
  EXPORT_SCENE_PATH,
  EXPORT_SITE_PATH,
  EXPORT_WORLD_PATH,
  KEPT_BACKUPS_PATH,
  type StoredBackup,
} from './operations/backups.ts'
export { RESTORE_MAX_BYTES, RESTORE_PATH, RESTORE_WAITS_MS, restorePlan } from './operations/restores.ts'
export type { RestorePlan, RestoreStatus } from './operations/restores.ts'
export type { ListedCampaign } from './records/campaign.ts'
export * from './records/character.ts'
export * from './records/check.ts'
export type { Display } from './records/display.ts'
export * from './records/share.ts'
export {
  DRAWING_POINTS_MAX,
  DRAWING_TEXT_MAX,
  DRAWINGS_MAX,
  type Drawing,
  type DrawingContent,
} from './records/drawing.ts'
export * from './records/encounter.ts'
export * from './records/experience.ts'
export * from './records/entity-date.ts'
export * from './records/entity-id.ts'
export * from './records/entity.ts'
export { OPEN_TILE, TILE_LEVELS, TILE_PX, type MapTile, type SceneMap } from './records/fog.ts'
export { GRAPH_NODES_MAX, type Graph, type GraphEdge, type GraphNode, type GraphTie } from './records/graph.ts'
export {
  CLOCK_SEGMENTS_MAX,
  CLOCK_SEGMENTS_MIN,
  COUNTER_MAX,
  mayHaveMaximum,
  steppedValue,
  TRACKER_NAME_MAX,
  TRACKERS_MAX,
  type Tracker,
  type TrackerAudience,
  type TrackerContent,
  type TrackerKind,
} from './records/tracker.ts'
export type { Gift, Hands } from './records/hands.ts'
export type { LibraryEntry, LibrarySet } from './records/library.ts'
export { tokenShare } from './token-share.ts'
export {
  MUSIC_FADE_MS,
  SOUND_CAPTION_MAX,
  SOUND_MAX_BYTES,
  SOUND_NAME_MAX,
  SOUNDS_ADDED_MAX,
  SOUNDS_PLAYING_MAX,
  VOLUME_MAX,
  type PlayingSound,
  type SceneMusic,
  type Sound,
  type SoundUse,
} from './records/sound.ts'
export type { Drawn, RandomTable } from './records/random-table.ts'
export { HANDOUT_TITLE_MAX, type Handout, type HandoutAudience, type HandoutContent } from './records/handout.ts'
export { IMAGE_PROMPT_MAX } from './records/image-prompt.ts'
export {
  PIN_LABEL_MAX,
  PINS_SENT_MAX,
  type EntityMap,
  type MapInList,
  type MapLink,
  type Pin,
  type PinPosition,
  type PinTarget,
  type WrittenPin,
} from './records/map.ts'
export * from './records/member.ts'
export * from './records/image-style.ts'
export {
  hasEnded,
  isStale,
  JOB_RETENTION_MS,
  JOB_LIST_MAX,
  JOB_STALE_AFTER_MS,
  type Job,
  type JobStatus,
  progressOf,
} from './records/job.ts'
export * from './records/perspective.ts'
export * from './records/picture.ts'
export * from './records/recent-change.ts'
export * from './records/dice-change.ts'
export * from './records/roll.ts'
export * from './records/scene-layout.ts'
export * from './records/scene-walls.ts'
export { type Scene, type SceneEntity, type SceneTransition } from './records/scene.ts'
export * from './records/search-hit.ts'
export * from './records/sight.ts'
export * from './records/story-points.ts'
export { editsAllowed, FEW_RESULTS, nearTo } from './search/near-word.ts'
export { nameWords, searchWords } from './search/search-words.ts'
export { wordMatches, type Matching } from './search/word-matches.ts'
export * from './records/settings.ts'
export * from './records/token.ts'
export * from './records/token-sight.ts'
export * from './records/uploaded.ts'
export {
  SOURCE_MAX,
  type Draft,
  type RefusedText,
  type Revision,
  type TextFinding,
  type TextHunk,
  type TextOrigin,
} from './records/writing.ts'
export * from './reveal.ts'
export * from './thumbnail.ts'
export * from './picture-limits.ts'
export * from './upload.ts'
export * from './view-as.ts'
export * from './rest.ts'
export * from './routes/auth-routes.ts'
export * from './routes/display-route.ts'
export * from './routes/file-routes.ts'
export type { LogAction } from './operations/log.ts'
export { QUERY_PATH, type Route, type RouteAnswer, type RouteBody } from './routes/route.ts'
export * from './routes/service-routes.ts'
