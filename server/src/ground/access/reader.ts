/**
 * The reader: everything is read as somebody. No literal is one: a reader is the person of a session (`Member`), or
 * made for a reason that is said.
 */
export class Reader {
  readonly #id: string

  protected constructor(id: string) {
    this.#id = id
  }

  get id(): string {
    return this.#id
  }

  /** Somebody who does not call, to read for them what they are about to be told. */
  static for(
    id: string,
    _reason:
      | 'a message reached them'
      | 'a picture’s address was made for them'
      | 'their calendar is read'
      | 'their webhook tells of it'
      | 'their take-out is brought back'
      | 'an admin deletes their account'
      | 'their account of a demo is over'
      | 'their recipes go into a kitchen or out of it'
      | 'their import goes into a kitchen'
      | 'their new account is in a kitchen',
  ): Reader {
    return new Reader(id)
  }
}

/** The acting person, with a valid session or API token. */
export class Member extends Reader {
  readonly #sessionId: string

  protected constructor(id: string, sessionId: string) {
    super(id)
    this.#sessionId = sessionId
  }

  /** Names the session or the API token without opening it: the digest of a session's token, or the id of an API token. */
  get sessionId(): string {
    return this.#sessionId
  }

  /** The member of a session that was just found open. */
  static ofSession(session: { readonly id: string; readonly userId: string }): Member {
    return new Member(session.userId, session.id)
  }

  /** The member of an API token that was just found open, and made for what is called. */
  static ofApiToken(token: { readonly id: string; readonly userId: string }): Member {
    return new Member(token.userId, token.id)
  }
}

/** A member who runs the server. It opens no recipe, list or plan that the member could not open. */
export class Admin extends Member {
  readonly #isAdmin = true

  /** The admin whom the database was just asked about. */
  static ofRole({ id, sessionId }: Member): Admin {
    return new Admin(id, sessionId)
  }

  /** Tells the type apart from `Member`. */
  get isAdmin(): true {
    return this.#isAdmin
  }
}
