/** Who somebody is, as a provider says and proves. */
export type ProviderPerson = {
  /** The provider's own id of the person. */
  subject: string;
  /** Null where the provider gives none. */
  email: string | null;
  /** Whether the provider has seen that the address is the person's. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};
