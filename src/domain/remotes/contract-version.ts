import { err, ok, type Result } from '@livery/contract/shared/result';

/**
 * A version of the contract: the major number is raised if something is removed or changed, the minor one if something
 * is added.
 */
export interface ContractVersion {
  readonly major: number;
  readonly minor: number;
}

/** Versions from `from` on and before `until`, which is open-ended if left out. */
export interface ContractRange {
  readonly from: ContractVersion;
  readonly until: ContractVersion | undefined;
}

const COMPARATOR_PATTERN = /^(>=|<=|>|<|=)?(\d{1,4})(?:\.(\d{1,4}))?$/;
const FIRST_VERSION: ContractVersion = { major: 0, minor: 0 };

/**
 * Reads a range such as `>=1.2 <2`: comparators separated by spaces, each `>=`, `>`, `<`, `<=` or `=` (may be left out)
 * with `major` or `major.minor`; all of them have to hold. `1` means every `1.x`, as in the ranges of npm.
 *
 * @returns an error, the end of a sentence, for a text that isn't a range and for a range without any versions
 */
export function parseContractRange(text: string): Result<ContractRange, string> {
  let range: ContractRange = { from: FIRST_VERSION, until: undefined };
  for (const part of text.trim().split(/\s+/)) {
    const [, operator = '=', major, minor] = COMPARATOR_PATTERN.exec(part) ?? [];
    if (major === undefined) return err(`“${text}” is no contract range: write one such as “>=1.2 <2”`);
    range = intersectRanges(
      range,
      comparatorRange(operator, Number(major), minor === undefined ? undefined : Number(minor)),
    );
  }
  const isEmpty = range.until !== undefined && compareContracts(range.from, range.until) >= 0;
  return isEmpty ? err(`no version is in the contract range “${text}”`) : ok(range);
}

function comparatorRange(operator: string, major: number, minor: number | undefined): ContractRange {
  const firstVersion = { major, minor: minor ?? 0 };
  const nextVersion = minor === undefined ? { major: major + 1, minor: 0 } : { major, minor: minor + 1 };
  switch (operator) {
    case '>=':
      return { from: firstVersion, until: undefined };
    case '>':
      return { from: nextVersion, until: undefined };
    case '<':
      return { from: FIRST_VERSION, until: firstVersion };
    case '<=':
      return { from: FIRST_VERSION, until: nextVersion };
    default:
      return { from: firstVersion, until: nextVersion };
  }
}

function intersectRanges(range: ContractRange, otherRange: ContractRange): ContractRange {
  const from = compareContracts(range.from, otherRange.from) > 0 ? range.from : otherRange.from;
  if (range.until === undefined || otherRange.until === undefined)
    return { from, until: range.until ?? otherRange.until };
  return { from, until: compareContracts(range.until, otherRange.until) < 0 ? range.until : otherRange.until };
}

/** Negative if the first version is earlier, 0 if they are equal. */
export function compareContracts(version: ContractVersion, otherVersion: ContractVersion): number {
  return version.major - otherVersion.major || version.minor - otherVersion.minor;
}

/** Whether a shell that supports these versions of the contract can show a remote that works with this range. */
export function acceptsContract({ from, until }: ContractRange, keptVersions: readonly ContractVersion[]): boolean {
  return keptVersions.some(
    (version) => compareContracts(version, from) >= 0 && (until === undefined || compareContracts(version, until) < 0),
  );
}

/** In text form, such as `1.1`. */
export function contractText({ major, minor }: ContractVersion): string {
  return `${major}.${minor}`;
}
