/** Tables of chat, feedback and the ways to reach the operator. Times are ms since 1970. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** An address by its kind: Android, IOS, MOBILECONFIG, AppDownloadIcon; TELEGRAM, FACEBOOK2, WHATSAPP. */
export interface ResourceLinkTable {
  id: GeneratedAlways<number>;
  area: 'download' | 'service';
  kind: string;
  /** A name of its own, the same in every language. */
  label: string;
  url: string;
  position: number;
}

/** A window of the customer service; the one of type 3 is the service link (SERV-19). */
export interface ServicePathTable {
  id: GeneratedAlways<number>;
  type: string;
  titles: Json<LocalizedText>;
  /** In the clear; it is encrypted when it is told (S23). */
  url: string;
}

/** What the sandbox's desk says by itself: the first greets, the others answer in turn. */
export interface ChatAutoReplyTable {
  id: GeneratedAlways<number>;
  titles: Json<LocalizedText>;
  position: number;
}

export interface ChatMessageTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** `desk` speaks by itself, `operator` is a person. */
  author: 'member' | 'auto-reply' | 'operator';
  /** What a member wrote stands under EN, whatever its language. */
  texts: Json<LocalizedText>;
  /** Chosen by the page of the member: the same key is the same message. */
  idempotency_key: string | null;
  sent_at: number;
  /** By the other side. */
  read_at: number | null;
}

/** A chat opened by a member: the ticket of its address, and the pass it was exchanged for. */
export interface ChatSessionTable {
  id: GeneratedAlways<number>;
  session_id: number;
  /** Code of the language the page speaks: EN, VI, PT. */
  language: string;
  /** SHA-256 of the one-use ticket. */
  launch_token_hash: string;
  launch_token_expires_at: number;
  /** SHA-256 of the pass; null until the ticket is used. */
  access_token_hash: Generated<string | null>;
  access_token_expires_at: Generated<number | null>;
}

export interface FeedbackTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  /** null for a visitor. */
  member_id: number | null;
  content: string;
  contact: string;
  remark: string;
  sent_at: number;
}

export interface FeedbackImageTable {
  /** Known to whoever uploaded it. */
  id: string;
  /** null until a feedback names it. */
  feedback_id: Generated<number | null>;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  uploaded_at: number;
  /** SHA-256 of the key by which the operator looks at it. */
  view_hash: Generated<string | null>;
  view_until: Generated<number | null>;
}

export interface ServiceTables {
  resource_links: ResourceLinkTable;
  service_paths: ServicePathTable;
  chat_auto_replies: ChatAutoReplyTable;
  chat_messages: ChatMessageTable;
  chat_sessions: ChatSessionTable;
  feedback: FeedbackTable;
  feedback_images: FeedbackImageTable;
}
