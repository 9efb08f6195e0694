/** Questions and answers, and frames as the page gets them: all made of the generated types. */
import type {
  AtAnswer,
  DescribeAnswer,
  FrameOut,
  HintAnswer,
  HistoryAnswer,
  Lines,
  LookAnswer,
  OkFrame,
  PreviewAnswer,
  Request,
  SourcesAnswer,
  StepFrame,
  View,
  WhyAnswer,
} from "./protocol.gen";

type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;
/** A request that has no key yet. */
export type Question = WithoutKey<Request>;

/** What the server answers to a question, by the question's kind. */
interface Answers {
  act: OkFrame;
  undo: OkFrame;
  chat: OkFrame;
  react: OkFrame;
  why: WhyAnswer;
  preview: PreviewAnswer;
  look: LookAnswer;
  at: AtAnswer;
  hint: HintAnswer;
  history: HistoryAnswer;
  describe: DescribeAnswer;
  sources: SourcesAnswer;
}
export type AnswerTo<Q extends Question> = Answers[Q["t"]];

/** A step with view and scores, whether it came with them or with what changes in them. */
export type WholeStep = StepFrame & { view: View; scores: Lines[] };
export type WholeFrame = Exclude<FrameOut, StepFrame> | WholeStep;
