// Documents as browser and hall speak of them.

import { z } from 'zod';
import { Id, VISIBILITIES, type Visibility } from './ids.ts';

export const DOCUMENT_LIMITS = {
  /** Bytes of one version. */
  document: 1024 * 1024,
  /** Documents of one person, versions of each, and the bytes of all of them. */
  documents: 200,
  versions: 100,
  documentBytes: 16 * 1024 * 1024,
  /** Documents in one answer. */
  page: 50,
  /** Documents that one brings to a seat, and their bytes. */
  brings: 16,
  broughtBytes: 1024 * 1024,
  /** Letters of a title in lists. */
  title: 80,
} as const;

const Name = z.string().max(100);
const Version = z.int().min(1).max(DOCUMENT_LIMITS.versions);

/** One version of a document: it never changes. */
const DocumentVersionSchema = z.strictObject({ document: Id, version: Version });
export type DocumentVersion = z.infer<typeof DocumentVersionSchema>;

/** The SHA-256 of a version: nobody guesses it. */
const Digest = z.string().regex(/^[0-9a-f]{64}$/);

/** One version as an invitation to play it names it: its secrets stay in the hall. */
const InvitationSchema = z.strictObject({ document: Id, digest: Digest });
export type Invitation = z.infer<typeof InvitationSchema>;
export const PlaysSchema = InvitationSchema.optional();

/** What each verb takes. */
export const DOCUMENT_SHAPES = {
  /** One's own, or those that everybody may read; newest first. */
  documents: {
    of: z.enum(['mine', 'public']),
    game: Name,
    kind: Name,
    page: z.int().min(0).max(1000).optional(),
  },
  /** One version; left out: the last. */
  document: { document: Id, version: Version.optional() },
  /** A new document, or a new version of one's own. What is wrong with it keeps nobody from keeping it. */
  keep: {
    document: Id.optional(),
    game: Name,
    kind: Name,
    body: z.unknown(),
    madeFrom: DocumentVersionSchema.optional(),
  },
  /** What may be known of one version before it is played; whoever knows its digest may play it. */
  glimpse: { document: Id, digest: Digest },
  share: { document: Id, visibility: z.enum(VISIBILITIES) },
  discard: { document: Id },
} as const;

export type Titles = Readonly<Record<'en' | 'de', string>>;

/** What something was made from; without an id where the reader may not read that. */
export interface Credit {
  readonly title: Titles;
  /** Empty where whoever made it has left the hall for good. */
  readonly maker: string;
  readonly version: number;
  readonly document: string | null;
}

export interface VersionInfo {
  readonly version: number;
  readonly digest: string;
  readonly title: Titles;
  readonly bytes: number;
  readonly created: number;
  readonly credit: Credit | null;
}

/** A document in a list, as its last version is. */
export interface DocumentSummary extends VersionInfo {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly visibility: Visibility;
  readonly maker: string;
  readonly mine: boolean;
}

export interface DocumentList {
  readonly documents: readonly DocumentSummary[];
  /** Whether there are more on the next page. */
  readonly more: boolean;
}

/** One version with its body, and which others there are; newest first. */
export interface DocumentRead extends DocumentSummary {
  readonly versions: readonly VersionInfo[];
  readonly body: unknown;
}

/** A version as whoever is invited to play it may see it. */
export interface DocumentGlimpse {
  readonly game: string;
  readonly kind: string;
  readonly maker: string;
  readonly version: number;
  /** Its open part. */
  readonly body: unknown;
}

/** Something brought to a table: one version of a document, or a document as it stands. */
const BringSchema = z.union([DocumentVersionSchema, z.strictObject({ kind: Name, body: z.unknown() })]);
export type Bring = z.infer<typeof BringSchema>;
export const BringsSchema = z.array(BringSchema).max(DOCUMENT_LIMITS.brings).optional();

/** What everybody may know of it; of what is sealed no more than the digest. */
export interface BroughtInfo {
  readonly kind: string;
  readonly digest: string;
  readonly title: Titles | null;
}

export interface Kept extends DocumentVersion {
  readonly digest: string;
}
