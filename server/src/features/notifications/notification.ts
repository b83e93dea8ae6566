/** A notification for one member. It says of its subject what the member may see now. */
export interface Notification {
  /** Says only the kind of news, so others may read it on a locked screen. */
  readonly plain: string
  /** Says what it is about. */
  readonly full: string
  /** The path of the page that it opens. */
  readonly path: string
  /** Distinguishes notifications of one event that are all news, such as turns. */
  readonly mark: string
}

/** The mark of an event that is news once. */
export const TOLD = 'told'
