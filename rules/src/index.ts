export {
  actions,
  maneuvers,
  ACTIONS_PER_TURN,
  incidentals,
  MANEUVERS_PER_TURN_MAX,
  MANEUVERS_PER_TURN,
  SECOND_MANEUVER_STRAIN,
  type Move,
  STIMPACK_STRAIN,
  DEFAULT_MAX_HP,
  DEFAULT_STRAIN_THRESHOLD,
} from './turn/turn.ts'
export { bandOfLength, reachingBands, usualReach, withReach, type BandReach } from './table/bands.ts'
export { gridFromBox, tidyGrid, type CellBox } from './table/grid-from-box.ts'
export { gridLines } from './table/grid-lines.ts'
export { seatFor, snapped, stepped, type Grid, type GridOn, type Seat } from './table/grid.ts'
export { GROUND_ASPECT, lengthBetween, lengthOfWay, type ScenePoint } from './table/scene-point.ts'
export { claimed, released } from './encounter/claims.ts'
export { madeKnown, renamed, shownNumber, withCombatants, withoutCombatant } from './encounter/combatants.ts'
export {
  conditionsCounted,
  countingFor,
  notCounting,
  withCondition,
  type EndedConditions,
} from './encounter/conditions.ts'
export {
  findCombatant,
  withCombatant,
  type Changed,
  type CombatantState,
  type Condition,
  type EncounterFailure,
  type EncounterState,
  type OwnFigures,
  type Points,
  type SlotState,
} from './encounter/encounter-state.ts'
export {
  groupFigures,
  groupRanks,
  hurt,
  isFallen,
  minionRanks,
  minionsLeft,
  passesThreshold,
  type Harm,
  type MinionGroup,
} from './encounter/wounds.ts'
export { boarded, crewOf, crewRoles, setDown } from './encounter/crew.ts'
export { groupSizes } from './encounter/group-sizes.ts'
export { viewOf, type EncounterView } from './encounter/encounter-view.ts'
export { maneuversFor } from './encounter/maneuvers-for.ts'
export { bandBetween, disengaged, engaged, rangeSet, type Moved } from './encounter/places.ts'
export { placeInOrder, placeWords, rollerIn, type OrderPlace } from './encounter/place-in-order.ts'
export { turnHeld, withoutSlot, withSlot } from './encounter/held-turn.ts'
export { initiativeOf, isOpenSlot, withInitiative } from './encounter/slots.ts'
export { turnedBack, turnEnded, type TurnEnded } from './encounter/turns.ts'
export { coverOf } from './check/cover.ts'
export * from './attack/attack.ts'
export * from './skills/characteristic.ts'
export { damageOf, MINIMUM_DAMAGE } from './attack/damage.ts'
export { weaponDamage } from './attack/weapon-damage.ts'
export { rangeMeaning } from './attack/range-meaning.ts'
export { dieRole } from './dice/die-role.ts'
export { dice, dieKinds, type Die } from './dice/die.ts'
export * from './attack/difficulty.ts'
export { faces, type Face } from './dice/faces.ts'
export {
  afterStep,
  diceAfter,
  faceAt,
  isStepAgainst,
  lyingDice,
  netAfter,
  placesOf,
  symbolNames,
  type ChangedDice,
  type DiceEvent,
  type DiceStep,
} from './changed/changed-dice.ts'
export {
  eventLines,
  firstHead,
  isFalling,
  nextHead,
  thrownSteps,
  throwText,
  type Decided,
  type TextHash,
} from './changed/chain.ts'
export { describeStep } from './changed/describe-step.ts'
export { addressOf, readAddress, type DieAddress } from './changed/die-address.ts'
export { planAgain, planChange, type PlannedChange, type WantedStep } from './changed/plan-change.ts'
export { rerollOdds } from './changed/reroll-odds.ts'
export { provenDice, provenDraws, provenSeries, requestOf, type Draw, type KeyedHash } from './proof/proven-dice.ts'
export { poolSteps } from './pool/pool-steps.ts'
export { emptyPool, formatPool, hasOwnDice, isEmptyPool, skillPool, withDice, type Pool } from './pool/pool.ts'
export * from './skills/skill.ts'
export { spendingTiers, type SpendingTier } from './turn/spending.ts'
export {
  dieResults,
  isThrowable,
  SIDES_MAX,
  sidesOf,
  type ThrowResult,
  type DieResult,
  type Throwable,
} from './dice/throwable.ts'
export { netOf, symbolPairs, type DieSymbolName, type ForceSymbolName, type Net } from './dice/symbol.ts'
export { downgrade, upgrade, type Side } from './pool/upgrade.ts'
export {
  isArmourType,
  isArmour,
  isEquipment,
  isEquipped,
  type CarriedThing,
  type ItemProperties,
} from './character/worn.ts'
export { readTypedPoints, typedPointsAfter, type TypedPoints } from './turn/typed-points.ts'
export { forceChanceThat, forceSpreadOf } from './force/force-odds.ts'
export { forceAvailable } from './force/force-available.ts'
export { forcePointsOf } from './force/force-points.ts'
export { forceSides, otherSide, type ForcePoints, type ForceSide } from './force/force-side.ts'
export * from './force/force-use.ts'
export { describeOutcome, describeSymbols, describeThrow } from './dice/describe-throw.ts'
export { facesOf, type AnyFace } from './dice/faces-of.ts'
export { readThrow, type Outcome, type Tally } from './dice/read-throw.ts'
export { throwDice, type Chance } from './dice/throw-dice.ts'
export { POOL_DIE_MAX, THROW_MAX, throwRequestProblem, type ThrowRequest } from './dice/throw-request.ts'
export { decodeThrowResult, encodeThrowResult } from './notation/throw-result-text.ts'
export { formatNotation } from './notation/format-notation.ts'
export { parseNotation, type Notation } from './notation/parse-notation.ts'
export { jointChanceThat, type JointSpread } from './odds/joint-spread.ts'
export { chanceOfSuccess, oddsOf, type Odds } from './odds/odds.ts'
export { probabilityThat, type Distribution } from './odds/spread.ts'
export { whatIf, type Change, type WhatIf } from './odds/what-if.ts'
export { decodeFlight } from './throw/decode-flight.ts'
export { encodeFlight } from './throw/encode-flight.ts'
export { FRAMES_PER_SECOND, poseAt, type Flight, type Keyframe, type Pose } from './throw/flight.ts'
export { PIECES_MAX, piecesOf, type Piece, type Print } from './throw/piece.ts'
export { readingOf, turnToShow, type Reading } from './throw/reading.ts'
export { after, type Rotation } from './throw/rotation.ts'
export type { Solid, SolidFace } from './throw/solid.ts'
export { solids, type SolidName } from './throw/solids.ts'
export { trayFor, type Tray } from './throw/tray.ts'
export { cross, dot, minus, plus, times, unit, type Vector } from './throw/vector.ts'
export { modifierProblem, isAgainst, type Modifier, type ModifierOp } from './check/modifier.ts'
export { opposition, poolOf, sideOf, withModifiers, type Basis } from './check/pool-of.ts'
export { difficultyDice, difficultyName, healingDifficulty } from './check/difficulty-of.ts'
export { canPay, coveredBy, leftOf, symbolsOf, type Payment, type Symbols } from './check/left-of.ts'
export * from './character/derived.ts'
export {
  adversaryKinds,
  adversaryOf,
  possibleStrengths,
  type Adversary,
  type AdversaryKind,
  type AdversaryWeapon,
  type Strength,
} from './character/adversary.ts'
export { adversaryRanks, characterKindOf, type CharacterKind } from './character/character-kind.ts'
export {
  qualityText,
  ratingOf,
  weaponFigures,
  weaponShots,
  type WeaponFigures,
  type WeaponQuality,
  qualityKey,
} from './character/weapon-figures.ts'
export { usualCondition, usualConditions, type UsualCondition } from './check/usual-conditions.ts'
export { criticalInjuries, INJURY_STEP, injuryFor, type CriticalInjury } from './check/critical-injuries.ts'
export { woundsOf, type CheckHit } from './check/hit.ts'
export { SCALE, type ScaleChange } from './vehicle/scaled-damage.ts'
export { arcsOf, sideTowards } from './vehicle/arcs.ts'
export { silhouetteDifficulty } from './vehicle/silhouette-difficulty.ts'
export * from './vehicle/vehicle.ts'
export { vehicleDamages } from './vehicle/vehicle-damages.ts'
export { spendingOptions } from './check/spending-options.ts'
export type { Situation, SpendingEffect, SpendingOption } from './check/spending-option.ts'
export { careerOf, skillMeant, type Career } from './character/career.ts'
export {
  libraryFactsOf,
  libraryKinds,
  plainSkill,
  type LibraryFacts,
  type LibraryKind,
} from './character/library-facts.ts'
export { rankPrice, standardExperience, talentPrice, type ExperienceRules } from './character/experience.ts'
export {
  experienceLeft,
  freeSkills,
  noChoices,
  plainArchetype,
  spentOnCharacteristic,
  startingCharacteristics,
  startingThresholds,
  type Archetype,
  type Creation,
  type CreationChoices,
  type OfferedTalent,
  type StartingCareer,
} from './creation/creation.ts'
export { archetypeIn, startingCareerIn, talentIn } from './creation/offers.ts'
export {
  creationFaults,
  freeLeft,
  whyKeepTalent,
  whyNoPoint,
  whyNoRank,
  whyNoTalent,
  withPoint,
  withRank,
  withTalent,
} from './creation/possible.ts'
export { copyNumber } from './table/copy-number.ts'
export { freePositions, type NewPlaces, type SizedToken } from './table/free-positions.ts'
export {
  coneCorners,
  DRAWING_TEXT_SIZE,
  drawingArea,
  drawingSize,
  isDrawingRevealed,
} from './drawing/drawing-geometry.ts'
export {
  drawingColours,
  drawingKinds,
  isCompleteDrawing,
  type DrawingColour,
  type DrawingKind,
  type DrawingShape,
} from './drawing/drawing-shape.ts'
export { simplifyLine } from './drawing/simplify-line.ts'
export { fogGrid, wholeGrid, type FogArea, type FogGrid, type FogPoint } from './fog/fog-grid.ts'
export {
  fogginessOf,
  isCellRevealed,
  isRevealedAt,
  strideOf,
  uniformMask,
  type FogMask,
  type Fogginess,
} from './fog/fog-mask.ts'
export { changedArea, fogActions, foldOperations, withOperation, type FogOperation } from './fog/fog-operation.ts'
export { fogShapes, isCompleteShape, type FogShape } from './fog/fog-shape.ts'
export * from './calendar/index.ts'
export * from './room/closed-rooms.ts'
export * from './wall/index.ts'
export * from './effect/complete-effect.ts'
export * from './effect/effect-after-roll.ts'
export * from './effect/effect-amount.ts'
export type { EffectDecider, EffectRoller, EffectSituation } from './effect/effect-applies.ts'
export { effectFacts } from './effect/effect-facts.ts'
export * from './effect/effect-in-check.ts'
export * from './effect/effect-of-target.ts'
export * from './effect/effect-price.ts'
export { effectBands, effectPeople, effectSpans, type Effect } from './effect/effect.ts'
export * from './effect/figure-effects.ts'
export { explainEffect } from './effect/explain-effect.ts'
export { effectPhrases, formatEffect, lineOfPhrases, type EffectPhrases } from './effect/format-effect.ts'
export { dieQualities, effectsOfQuality, qualityEffect, qualityFigures } from './effect/quality-effects.ts'
export { weaponWith } from './effect/weapon-with.ts'
export { effectLines, parseEffect, type ParsedEffect } from './effect/parse-effect.ts'
export { tableDiceIn, withoutDice, type TableDice } from './random-table/table-dice.ts'
export { gearPrice, priceIn } from './money/price.ts'
export { inCoins, MONEY_MAX, standardCoins, type Coin } from './money/coins.ts'
export * from './money/hands.ts'
export { entryAt, faultInWords, readEntry, tableFaults, type TableEntry } from './random-table/table-entries.ts'
export { occurrences, type Occurrence, type Rhythm } from './schedule/rhythm.ts'
export { bestDate, countAnswers, type AnswerCounts, type Attendance } from './schedule/answers.ts'
export { isTimeZone, zonedClock, type ZonedClock } from './schedule/zoned-time.ts'
