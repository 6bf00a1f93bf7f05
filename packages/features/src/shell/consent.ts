import { consentCategories } from '@radar/config/cookies';

/** What the consent cookie says when all, and when only the necessary categories are allowed. */
export const allCategories = consentCategories.join('.');
export const noCategories: string = consentCategories[0];

/** Every value that the consent cookie may have; anything else is no choice. */
export const consentPattern = /^necessary(\.analytics)?(\.marketing)?$/;
