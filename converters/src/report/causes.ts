/** Why something of a source is missing from the campaign's folder or differs there, and what a person can do about it. */
interface Cause {
  readonly cause: string
  readonly remedy: string
}

/** Something that the folder lacks. */
export const losses = {
  brokenFile: {
    cause: 'The file cannot be read',
    remedy: 'Export it again; a text editor shows the place that is named',
  },
  unknownFile: {
    cause: 'The format does not use this file',
    remedy: 'Put it into the folder by hand if you need it',
  },
  tooLarge: { cause: 'The file is larger than Waybook reads', remedy: 'Convert a part of it' },
  unstoredGeometry: {
    cause: 'Walls, doors and lights need the picture of their scene, which the source lacks',
    remedy: 'Add the picture to the source; --json prints them',
  },
  unusedPicture: { cause: 'No page shows this picture', remedy: 'Name it in a page with picture:' },
  tooManyPages: { cause: 'The source has more pages than one campaign may have', remedy: 'Convert a part of it' },
  listCut: { cause: 'The list is longer than any campaign needs', remedy: 'Convert a part of the source' },
  unreadField: { cause: 'Waybook has no place for this field', remedy: 'Copy what you need into the page' },
  unexpectedValue: { cause: 'The field has a value of an unexpected kind', remedy: 'Correct it in the source' },
  missingTarget: { cause: 'A link or a relationship leads to a page that the source lacks', remedy: 'Export it too' },
  missingPicture: { cause: 'The source lacks a picture that it names', remedy: 'Add the picture to the source' },
  textCut: { cause: 'The text is longer than a page may be, so its end is missing', remedy: 'Split it in the source' },
  textSimplified: {
    cause: 'The text is too complex for a page, so only its words are kept',
    remedy: 'Format it again in Waybook',
  },
  droppedElement: {
    cause: 'A page cannot show this part of a text: a script, a film, a drawing',
    remedy: 'Link to it on the web',
  },
  externalPicture: {
    cause: 'The picture is on the web and was not fetched',
    remedy: 'Download it and add it to the page',
  },
  unplacedPin: {
    cause: 'The pin has no place on a picture, so it is missing',
    remedy: 'Set it on the map in Waybook',
  },
  pinShape: { cause: 'An area on the map became a pin', remedy: 'Draw the area on the map in Waybook' },
  unreadDate: { cause: 'The date does not fit the calendar of the campaign', remedy: 'Write date: into the page' },
  otherCalendar: { cause: 'A campaign has one calendar, so this one became a page', remedy: 'Choose the other one' },
  strangeSkill: { cause: 'The skill has no characteristic, so it is missing', remedy: 'Add it to campaign.yaml' },
  outOfRange: { cause: 'The number is outside the range of the rules', remedy: 'Correct it in the page' },
  notChosen: { cause: 'Only the largest towns become pages', remedy: 'Convert again with --towns and a number' },
  otherSystem: {
    cause: 'The document belongs to a game system that Waybook does not read',
    remedy: 'Only genesys and starwarsffg are read; journals and items of all systems are',
  },
  automation: { cause: 'Rules that the other program applied by itself are missing', remedy: 'Apply them by hand' },
  wallsCut: { cause: 'The map has more walls than one scene may have', remedy: 'Split the map' },
  brokenShape: { cause: 'A wall, door or light has no usable place', remedy: 'Correct it in the source' },
} as const satisfies Readonly<Record<string, Cause>>

/** Something that is there, but different from the source. */
export const remarks = {
  hidden: { cause: 'Hidden from players, as in the source', remedy: 'Show it in Waybook when it is time' },
  hiddenByDefault: {
    cause: 'Hidden from players, because the source does not say who may see it',
    remedy: 'Show it in Waybook when it is time',
  },
  hiddenBecauseOfPermissions: {
    cause: 'Hidden from players, because the source shows it to some of them only',
    remedy: 'Add audience: with the characters of these players',
  },
  secret: { cause: 'A part of the text is for the game master only', remedy: 'Reveal it on the page' },
  renamed: { cause: 'Two pages have the same name, so one has a number in its address', remedy: 'Nothing to do' },
  ownSkill: { cause: 'The campaign gets a skill of its own', remedy: 'campaign.yaml lists it' },
  bookText: {
    cause: 'The text names a published source, so the page is hidden',
    remedy: 'Show players only what you may share',
  },
  mirrored: { cause: 'Both directions of a relationship say the same, so one is kept', remedy: 'Nothing to do' },
  permissionsMissing: {
    cause: 'The source does not contain the permissions of single players',
    remedy: 'Check who may read these pages',
  },
} as const satisfies Readonly<Record<string, Cause>>

export type LossKey = keyof typeof losses
export type RemarkKey = keyof typeof remarks
