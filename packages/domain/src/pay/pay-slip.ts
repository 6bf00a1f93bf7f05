/** What a line of a slip is; its words are `pay.line.<code>` of the messages. */
export type PayLineCode =
  | 'pension'
  | 'pension1'
  | 'pension2'
  | 'health'
  | 'unemployment'
  | 'childCare'
  | 'injury'
  | 'expenses'
  | 'incomeTax'
  | 'incomeTaxLower'
  | 'incomeTaxHigher'
  | 'surtax'
  | 'solidarity'
  | 'waterFee'
  | 'disasterFee'
  | 'disabilityFund';

/** One line: `ratePercent` of `baseMinor` is `amountMinor`. Amounts are minor units of the slip's currency. */
export type PayLine = { code: PayLineCode; baseMinor: number; ratePercent: number; amountMinor: number };

/** A month's pay or one fee, from what the payer spends to what the person gets. Amounts are minor units. */
export type PaySlip = {
  grossMinor: number;
  /** Recognised expenses of a fee; null on a salary. */
  expenses: PayLine | null;
  /** Taken from gross. */
  contributions: PayLine[];
  /** What the law takes off the contribution base before the first pillar: Croatia's relief for low pay. */
  reliefMinor: number;
  /** Gross less contributions. */
  incomeMinor: number;
  allowanceMinor: number;
  taxBaseMinor: number;
  taxes: PayLine[];
  netMinor: number;
  /** On top of gross. */
  onTop: PayLine[];
  /** Gross and what lies on top. */
  costMinor: number;
};

export const sumOf = (lines: readonly PayLine[]): number =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The line with a code, or null. */
export const lineOf = (lines: readonly PayLine[], code: PayLineCode): PayLine | null =>
  lines.find((line) => line.code === code) ?? null;

/** What a law says of one slip; the rest follows from it. */
type SlipParts = Pick<PaySlip, 'grossMinor' | 'contributions' | 'taxBaseMinor' | 'taxes'> &
  Partial<Pick<PaySlip, 'expenses' | 'reliefMinor' | 'allowanceMinor' | 'onTop'>>;

/** Draws a slip up: income is gross less contributions, net is income less taxes, cost is gross and what lies on top. */
export const slipOf = ({
  expenses = null,
  reliefMinor = 0,
  allowanceMinor = 0,
  onTop = [],
  ...parts
}: SlipParts): PaySlip => {
  const incomeMinor = parts.grossMinor - sumOf(parts.contributions);
  return {
    ...parts,
    expenses,
    reliefMinor,
    allowanceMinor,
    onTop,
    incomeMinor,
    netMinor: incomeMinor - sumOf(parts.taxes),
    costMinor: parts.grossMinor + sumOf(onTop),
  };
};
