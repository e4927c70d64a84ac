// Helms of Power that were damaged. RUN-GIFTRULE-HELM-01

/** For each so many by which a helm failed it loses another level. */
export const HELM_DAMAGE_STEP = 5;
/** What it takes to make one whole again. */
export const HELM_MENDING = 6;
