/**
 * What an export calls things: terms of schema.org where it has one (Person, MediaObject, CreativeWork, DataFeedItem).
 * What is not named here keeps its name in the schema.
 */
export const partNames: Readonly<Record<string, string>> = {
  users: 'person',
  identities: 'signInProviders',
  sessions: 'devices',
  accountCodes: 'confirmations',
  linkTokens: 'mailedLinks',
  applicationDocuments: 'associatedMedia',
  verificationCodes: 'confirmations',
};

export const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'givenName',
  lastName: 'familyName',
  phone: 'telephone',
  siteId: 'site',
  locale: 'inLanguage',
  sizeBytes: 'contentSize',
  format: 'encodingFormat',
  createdAt: 'dateCreated',
  updatedAt: 'dateModified',
  deletedAt: 'dateDeleted',
  expiresAt: 'expires',
  storageKey: 'contentUrl',
};

/** What only the house can read: numbers of rows, hashes, keys to compare by. */
export const isOursOnly = (column: string): boolean =>
  !(column in fieldNames) && /(?:Id|Hash|Key|Token)$|^(?:id|key|triesLeft)$/.test(column);
