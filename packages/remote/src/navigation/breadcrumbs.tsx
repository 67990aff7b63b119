import { PARENT_STEPS } from '@livery/contract/remotes/remote-context';
import { Breadcrumbs as BreadcrumbsOf } from '@livery/ui/breadcrumbs';
import { AuthoredText } from '../format/authored-text.tsx';

export interface BreadcrumbStep {
  readonly label: string;
  /** Missing for the current page. */
  readonly to?: string;
}

type BookingStep = keyof typeof PARENT_STEPS;

/** The names and addresses of a step's parents, from its screen; an unknown one is `null` and left out. */
type ParentSteps<Of extends BookingStep> = Readonly<Record<(typeof PARENT_STEPS)[Of][number], BreadcrumbStep | null>>;

/** The breadcrumbs of a step of a booking, from the path catalogue. */
export function bookingTrail<Of extends BookingStep>(step: Of, parents: ParentSteps<Of>): readonly BreadcrumbStep[] {
  const names: readonly (keyof ParentSteps<Of>)[] = PARENT_STEPS[step];
  return names.flatMap((name) => parents[name] ?? []);
}

/** Links to the parent pages in the path catalogue, the outermost first. */
export function Breadcrumbs({ trail }: { readonly trail: readonly BreadcrumbStep[] }) {
  return <BreadcrumbsOf trail={trail.map(({ label, to }) => ({ label: <AuthoredText text={label} />, to }))} />;
}
