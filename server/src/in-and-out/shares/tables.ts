export interface ShareTables {
  /** Links that open a recipe to whoever has them. */
  shareLinks: {
    ownerId: string
    /** Its maker, one of the cooks of a kitchen; null in the book of one person. */
    makerId: string | null
    id: string
    recipeId: string
    /** For whom or what it was made; may be empty. */
    name: string
    /** SHA-256 of the secret in its address, which is made of its id, its salt and the key of tickets. */
    secretDigest: string
    /** Null for links that were made before there were salts. */
    salt: string | null
    createdAt: string
    /** From then on it opens nothing. */
    expiresAt: string | null
  }
}
