/** Where the account that the data on this device belongs to is noted, while its session lasts. */
export const ownerKey = 'potluck:owner'
