/** The SQLSTATE of a failed statement (PostgreSQL manual, appendix A), also where drizzle has wrapped the failure. */
export const sqlStateOf = (error: unknown): string | null => {
  for (let fault = error, depth = 0; fault instanceof Error && depth < 5; fault = fault.cause, depth += 1) {
    if ('code' in fault && typeof fault.code === 'string' && /^[0-9A-Z]{5}$/.test(fault.code)) return fault.code;
  }
  return null;
};

/** Whether a row was refused because one like it stands already. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
