import type { DocumentRules, Problem } from '@skald/kernel';
import { type Course, CourseSchema, DIE, MOST_RESTS } from '../content/index.ts';

/** The widest water that anybody can leap over without a charm. */
const WIDEST = DIE + MOST_RESTS;

export const courseRules: DocumentRules<Course> = {
  schema: CourseSchema,
  codes: ['no-skerry', 'too-wide'],
  check: ({ widths }): Problem[] => [
    ...(widths.length === 0 ? [problem('no-skerry', ['widths'])] : []),
    ...widths.flatMap((width, i) =>
      width > WIDEST ? [problem('too-wide', ['widths', i], { width, widest: WIDEST })] : [],
    ),
  ],
};

const problem = (code: string, path: Problem['path'], params: Problem['params'] = {}): Problem => ({
  code,
  rule: null,
  path,
  params,
});
