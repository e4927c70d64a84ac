// Pieces on their way: the scenes of movement that all boards have.

export interface Journey<Id = string, Place = unknown> {
  readonly kind: 'travel';
  /** Who goes, all of them together. */
  readonly pieces: readonly Id[];
  /** Where it begins, and every place on the way. */
  readonly path: readonly Place[];
}

/** Any other scene. */
export interface Other {
  readonly kind: string;
}

/** The journey that a kind of scene can be. */
type JourneyOf<S extends Other> = Extract<S, { readonly kind: 'travel' }>;

const isJourney = <S extends Other>(scene: S | undefined): scene is JourneyOf<S> => scene?.kind === 'travel';

export const pacesOfJourney = ({ path }: Journey): number => path.length - 1;

/** Steps of the same pieces are one journey. */
export function joined<J extends Journey>(
  last: J,
  next: J,
  same: (one: J['path'][number], other: J['path'][number]) => boolean = Object.is,
): J | null {
  const together = last.pieces.join() === next.pieces.join() && same(last.path.at(-1), next.path[0]);
  return together ? { ...last, path: [...last.path, ...next.path.slice(1)] } : null;
}

/** Where pieces are shown while these scenes are still to come: null while they travel. */
export function elsewhereFor<Id, Place>(
  scenes: readonly (Journey<Id, Place> | Other)[],
): ReadonlyMap<Id, Place | null> {
  const elsewhere = new Map<Id, Place | null>();
  scenes.forEach((scene, i) => {
    if (!isJourney(scene)) return;
    for (const piece of scene.pieces)
      if (!elsewhere.has(piece)) elsewhere.set(piece, i === 0 ? null : (scene.path[0] as Place));
  });
  return elsewhere;
}

/** The last journey of all, to be marked on the map. */
export const lastJourney = <S extends Other>(scenes: readonly S[]): JourneyOf<S> | null =>
  scenes.findLast(isJourney) ?? null;
