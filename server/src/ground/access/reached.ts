interface Grant<Role extends string> {
  readonly id: string
  readonly ownerId: string
  readonly role: Role
  /** Whom it is shared with, the owner not among them. */
  readonly collaboratorIds?: readonly string[]
  /** The person who shows it on a profile or shared it by a link, where that is not the owner. */
  readonly sharedById?: string | null
  /** The members of the kitchen that it belongs to; left out where it is a person's. */
  readonly memberIds?: readonly string[]
}

/**
 * Proof that somebody reaches a thing, and as what. Only `policies/` and `sharing/` make one, from who looks. More
 * people may see some kinds of things: a public recipe, a link that was passed on. They are one more role of that kind,
 * which every use of its roles handles.
 */
export class Reached<Kind extends string, Role extends string> {
  readonly kind: Kind
  readonly #grant: Grant<Role>

  private constructor(kind: Kind, grant: Grant<Role>) {
    this.kind = kind
    this.#grant = grant
  }

  static grant<const Kind extends string, const Role extends string>(kind: Kind, grant: Grant<Role>) {
    return new Reached(kind, grant)
  }

  get id(): string {
    return this.#grant.id
  }

  get ownerId(): string {
    return this.#grant.ownerId
  }

  get role(): Role {
    return this.#grant.role
  }

  get collaboratorIds(): readonly string[] {
    return this.#grant.collaboratorIds ?? []
  }

  /** Whose it is to others: its owner's, or of what is a kitchen's the member's who shows it or made the link. */
  get sharedById(): string {
    return this.#grant.sharedById ?? this.ownerId
  }

  /** Null where it is a person's. */
  get kitchenId(): string | null {
    return this.#grant.memberIds ? this.ownerId : null
  }

  /** Everybody who sees it. */
  get audience(): readonly string[] {
    return this.#grant.memberIds ?? [this.ownerId, ...this.collaboratorIds]
  }
}
